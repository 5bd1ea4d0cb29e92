import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { Button } from '#components/actions/Button/Button.tsx'
import { NotificationCard } from '#components/feedback/Notifications/NotificationCard.tsx'
import type { Notification } from '#components/feedback/Notifications/notificationQueue.ts'
import { OfflineBanner } from '#components/feedback/OfflineBanner/OfflineBanner.tsx'
import { PanelError } from '#components/feedback/PanelError/PanelError.tsx'
import type { Failure } from '#domain/failure.ts'
import { testFailure } from '#domain/testing/testFailure.ts'
import { SheetPanels, SheetSection, SheetStack } from './SheetSection.tsx'

const noop = () => undefined
const FAILURES: readonly Failure[] = [
  testFailure(400),
  testFailure(403),
  testFailure(404),
  testFailure(422, { details: ['body.day_to – must not be before day_from'] }),
  testFailure(500),
  testFailure(502),
  testFailure('network'),
  testFailure('offline'),
  testFailure('timeout'),
  testFailure('unconfirmed'),
  testFailure('unreadable'),
  testFailure('other', {
    statusLine: 'status: 418; status text: I’m a teapot',
    body: '{"brewing":"tea"}',
  }),
]

const NOTIFICATIONS: readonly Notification[] = [
  { id: 1, variant: 'default', title: 'Country changed', text: 'Showing Canada only.' },
  { id: 2, variant: 'success', title: 'Rating saved', text: '4 out of 5 for “Read it with the lamp on”.' },
  { id: 3, variant: 'warning', title: 'Some days are missing', text: 'Pinterest has not reported since Tue, 17 Nov.' },
  { id: 4, variant: 'error', title: 'Download failed', text: 'Please try again later.' },
  { id: 5, variant: 'info', title: 'Link copied', text: 'It opens this report with the same settings.' },
]

/** Error panels, banners and notifications. */
export function MessageSections() {
  return (
    <>
      <SheetSection title="Panel errors" span={3}>
        <SheetPanels>
          {FAILURES.map((failure) => (
            <PanelError
              key={failure.kind}
              failure={failure}
              retrying={null}
              onRetry={noop}
              onBack={noop}
              noun="this title"
              variant="framed"
            />
          ))}
          <PanelError
            failure={testFailure(503)}
            retrying={{ attempt: 1, of: 3, nextInS: 2 }}
            onRetry={noop}
            variant="framed"
          />
          <PanelError
            failure={testFailure(429)}
            retrying={{ attempt: 1, of: 3, nextInS: 30 }}
            onRetry={noop}
            variant="framed"
          />
        </SheetPanels>
      </SheetSection>
      <SheetSection title="Banners" span={2}>
        <SheetStack>
          <OfflineBanner offline />
          <Banner tone="info" title="Conversions are as reported by each platform." />
          <Banner tone="warning" title="Some days are missing.">
            Pinterest has not reported since Tue, 17 Nov.
          </Banner>
          <Banner tone="error" title="We couldn’t load your accounts." action={<Button size="s">Try again</Button>}>
            Please try again later.
          </Banner>
          <PanelError
            failure={testFailure(503)}
            retrying={{ attempt: 2, of: 3, nextInS: 4 }}
            onRetry={noop}
            variant="strip"
          />
        </SheetStack>
      </SheetSection>
      <SheetSection title="Notifications">
        <SheetStack>
          {NOTIFICATIONS.map((notification) => (
            <NotificationCard key={notification.id} notification={notification} onClose={noop} />
          ))}
        </SheetStack>
      </SheetSection>
    </>
  )
}
