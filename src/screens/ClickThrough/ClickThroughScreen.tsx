import { useEffect, useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { PulsingLogo } from '#components/brand/PulsingLogo/PulsingLogo.tsx'
import { clickThroughText } from '#domain/messages/public.ts'
import { HelpCentreLink } from '#screens/shared/HelpCentreLink.tsx'

export interface ClickThroughScreenProps {
  /** Where it leads, judged already; null: it is being looked up; 'off': click-throughs are turned off. */
  destination: URL | null | 'off'
  onGoHome: () => void
  /** The help centre, where there is one. */
  helpUrl: string | null
}

/** Milliseconds until a wait is worth a word (behaviour.md, Requests). */
const SLOW_MS = 5000

/** From an ad to its book: says where that is before it goes there (screens.md, Click-through). */
export function ClickThroughScreen({ destination, onGoHome, helpUrl }: ClickThroughScreenProps) {
  const slow = useSlow(destination === null)
  if (destination === 'off') {
    return (
      <PageMessage
        title={clickThroughText.unavailableTitle}
        text={clickThroughText.unavailable}
        actions={
          <>
            <Button variant="primary" onClick={onGoHome}>
              {clickThroughText.home}
            </Button>
            <HelpCentreLink url={helpUrl} />
          </>
        }
      />
    )
  }
  return (
    <PageMessage
      scene={<PulsingLogo />}
      title={clickThroughText.title}
      text={
        <span role="status">
          {destination === null ? (
            slow ? (
              clickThroughText.stillLoading
            ) : (
              clickThroughText.looking
            )
          ) : (
            <Where host={destination.host} />
          )}
        </span>
      }
      actions={
        destination && (
          <Button as="a" variant="primary" href={destination.href} rel="noopener noreferrer">
            {clickThroughText.go}
          </Button>
        )
      }
    />
  )
}

/** The host as browsers write it: letters of other scripts that look like Latin ones show what they are. */
function Where({ host }: { host: string }) {
  const { before, after } = clickThroughText.at
  return (
    <>
      {before}
      <b dir="ltr">{host}</b>
      {after}
    </>
  )
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return slow
}
