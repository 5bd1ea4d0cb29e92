import { useEffect, useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { PulsingLogo } from '#components/brand/PulsingLogo/PulsingLogo.tsx'
import { clickThroughText } from '#domain/messages/public.ts'
import { HelpCentreLink } from '#screens/shared/HelpCentreLink.tsx'

export interface ClickThroughScreenProps {
  /** Validated destination; null while it is being looked up; 'off' if this deployment has no click-throughs. */
  destination: URL | null | 'off'
  /** Opens the dashboard, or the start page for a visitor. */
  onGoHome: () => void
  /** Link to the help centre; null if there is none. */
  helpUrl: string | null
}

/** Waiting time before the page says that it is still loading. */
const SLOW_MS = 5000

/** Redirect from an ad to its book; names the destination first. */
export function ClickThroughScreen({ destination, onGoHome, helpUrl }: ClickThroughScreenProps) {
  const isSlow = useIsSlow(destination === null)
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
            isSlow ? (
              clickThroughText.stillLoading
            ) : (
              clickThroughText.finding
            )
          ) : (
            <Destination host={destination.host} />
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

/** The host in Punycode, which exposes lookalike letters of other scripts. */
function Destination({ host }: { host: string }) {
  const { before, after } = clickThroughText.destination
  return (
    <>
      <span>{before}</span>
      <b dir="ltr">{host}</b>
      <span>{after}</span>
    </>
  )
}

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isSlow
}
