import { Lock, VenetianMask } from 'lucide-react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { SearchSelect } from '#components/inputs/SearchSelect/SearchSelect.tsx'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import type { Account } from '#domain/account.ts'
import { accountText } from '#domain/messages/account.ts'
import type { AccountSwitch } from '#screens/shared/accounts/AccountSwitch.ts'
import { findAccounts, listAccounts, unlistedId } from '#screens/shared/accounts/accountList.ts'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import { SwitchFailedBanner } from '#screens/shared/accounts/SwitchFailedBanner.tsx'

interface MasqueradePanelProps {
  /** Accounts offered by name. Any other account can be entered by id. */
  accounts: readonly Account[]
  accountSwitch: AccountSwitch
}

const text = accountText.masquerade

/** Staff only: chooses an account to masquerade as, then asks for confirmation (spec section 4, Masquerade). */
export function MasqueradePanel({ accounts, accountSwitch }: MasqueradePanelProps) {
  const [chosen, setChosen] = useState<Account | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const listed = useMemo(() => listAccounts(accounts, null), [accounts])
  const find = (search: string) => {
    const matches = findAccounts(listed, search).map(toOption)
    const unlisted = unlistedId(listed, search)
    return unlisted === null ? matches : [...matches, { value: unlisted, label: text.byId(unlisted) }]
  }
  const close = () => {
    setConfirming(false)
    accountSwitch.onCancel()
  }
  return (
    <>
      <Panel
        edge="dashed"
        title={
          <Title>
            <VenetianMask size={18} strokeWidth={1.5} aria-hidden />
            <span>{text.heading}</span>
          </Title>
        }
        actions={
          <StaffBadge>
            <Lock size={14} strokeWidth={1.5} aria-hidden />
            <span>{text.staffOnly}</span>
          </StaffBadge>
        }
      >
        <Intro>{text.text}</Intro>
        <Fields>
          <SearchSelect
            label={text.account}
            placeholder={text.placeholder}
            searchLabel={text.search}
            options={listed.map(toOption)}
            find={find}
            emptyText={text.noMatch}
            value={chosen?.id ?? null}
            onChange={(id) => setChosen(accounts.find((account) => account.id === id) ?? { id, name: id })}
          />
          <FieldButton>
            <Button disabled={chosen === null || accountSwitch.pendingId !== null} onClick={() => setConfirming(true)}>
              {text.start}
            </Button>
          </FieldButton>
        </Fields>
      </Panel>
      {isConfirming && chosen !== null && (
        <MasqueradeDialog account={chosen} accountSwitch={accountSwitch} onClose={close} />
      )}
    </>
  )
}

function toOption({ id, name }: Account) {
  return { value: id, label: name, hint: id }
}

const Title = styled.span`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
`

const StaffBadge = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  height: 24px;
  padding: 0 var(--sp-2);
  border-radius: var(--r-1);
  background: var(--raised);
  color: var(--text-2);
  font-size: var(--fs-small);
`

const Intro = styled.p`
  margin-bottom: 14px;
  color: var(--text-2);
`

const Fields = styled.div`
  display: flex;
  gap: var(--sp-2);

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`

/** Aligned with the field: below its label, unaffected by messages under it. */
const FieldButton = styled.div`
  padding-top: calc(var(--lh-small) + 6px);
`

interface MasqueradeDialogProps {
  account: Account
  accountSwitch: AccountSwitch
  onClose: () => void
}

/** Confirms masquerading as an account. Shows a failed attempt and lets the user retry. Closing it cancels the request. */
function MasqueradeDialog({ account, accountSwitch, onClose }: MasqueradeDialogProps) {
  const busy = accountSwitch.pendingId !== null
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.confirm(account.name)}
      picture={<VenetianMask size={18} strokeWidth={1.5} aria-hidden />}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            data-autofocus
            variant="primary"
            busy={busy}
            onClick={() => accountSwitch.onSwitch(account, 'masquerade')}
          >
            {text.confirmStart}
          </Button>
        </>
      }
    >
      {accountSwitch.failed?.mode === 'masquerade' && <SwitchFailedBanner accountSwitch={accountSwitch} />}
      <p>{text.confirmText}</p>
    </Dialog>
  )
}
