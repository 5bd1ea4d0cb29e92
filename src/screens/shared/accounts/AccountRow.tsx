import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import type { Account } from '#domain/account.ts'
import { initials } from '#domain/initials.ts'
import { accountText } from '#domain/messages/account.ts'
import type { AccountSwitch } from './AccountSwitch.ts'

interface AccountRowProps {
  account: Account
  isCurrent: boolean
  accountSwitch: AccountSwitch
}

const text = accountText.switcher

/** One account in the switcher. */
export function AccountRow({ account, isCurrent, accountSwitch }: AccountRowProps) {
  const { id, name } = account
  return (
    <Row data-current={isCurrent || undefined} aria-current={isCurrent || undefined}>
      <Monogram aria-hidden>{monogram(name)}</Monogram>
      <Name>
        <PlainName name={name} hasTooltip />
      </Name>
      {id !== name && (
        <Id>
          <PlainName name={id} />
        </Id>
      )}
      {isCurrent ? (
        <Current>
          <Check size={16} strokeWidth={1.5} aria-hidden />
          <span>{text.current}</span>
        </Current>
      ) : (
        <Button
          size="s"
          aria-label={text.switchTo(name)}
          busy={accountSwitch.pendingId === id}
          disabled={accountSwitch.pendingId !== null}
          onClick={() => accountSwitch.onSwitch({ id, name }, 'switch')}
        >
          {text.switch}
        </Button>
      )}
    </Row>
  )
}

/** Initials of the first two words that contain a letter or digit: 'QA' for 'Quill & Anchor Press'. */
const monogram = (name: string) =>
  initials(
    name
      .split(/\s+/u)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .slice(0, 2)
      .join(' '),
  )

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 48px;
  padding: var(--sp-1) var(--sp-2);
  border-radius: var(--r-2);

  &:hover {
    background: var(--raised);
  }

  &[data-current] {
    background: none;
    color: var(--lamp-text);
  }
`

const Monogram = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: var(--r-1);
  background: var(--raised);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--text-2);
  font-size: var(--fs-micro);
  font-weight: var(--fw-medium);
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Id = styled.span`
  flex: none;
  max-width: 30%;
  overflow: hidden;
  color: var(--text-3);
  font-family: var(--font-num);
  font-size: var(--fs-small);
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 767px) {
    display: none;
  }
`

const Current = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--sp-1);
  font-size: var(--fs-small);
`
