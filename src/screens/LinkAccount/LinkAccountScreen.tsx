import { Button } from '#components/actions/Button/Button.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import type { Account } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import { linkText, switchingText } from '#domain/messages/session.ts'
import { describeSwitchFailure } from '../shared/accounts/AccountSwitch.ts'

export interface LinkAccountScreenProps {
  /** The account of the link; null if it is not among the user's, or they are not known. */
  account: Account | null
  /** Whether it is among the user's accounts; null if they could not be loaded. */
  isListed: boolean | null
  /** Name of the current account; null: unknown. */
  currentName: string | null
  /** The switch to the link's account is pending. */
  isSwitching: boolean
  /** Why it failed; null: it has not. */
  failure: Failure | null
  /** Switches to the link's account and opens the link there. */
  onSwitch: () => void
  /** Opens the link in the current account. */
  onOpenHere: () => void
}

/** In place of a page whose link was made in another account: switch, or open it here. */
export function LinkAccountScreen(props: LinkAccountScreenProps) {
  const { account, isListed, currentName, isSwitching, failure, onSwitch, onOpenHere } = props
  return (
    <PageMessage
      title={isListed === false ? linkText.noAccess : linkText.madeIn(account?.name ?? null)}
      text={linkText.here(currentName, isListed)}
      quote={failure === null ? undefined : describeSwitchFailure(failure, switchingText.nothingChanged(currentName))}
      actions={
        <>
          {account !== null && (
            <Button variant="primary" busy={isSwitching} onClick={onSwitch}>
              {linkText.switchTo(account.name)}
            </Button>
          )}
          <Button disabled={isSwitching} onClick={onOpenHere}>
            {linkText.openHere}
          </Button>
        </>
      }
    />
  )
}
