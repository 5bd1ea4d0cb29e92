import { Lock, VenetianMask } from 'lucide-react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Combobox } from '#components/inputs/Combobox/Combobox.tsx'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import type { Account } from '#domain/account.ts'
import { accountText } from '#domain/messages/account.ts'
import type { Moving } from './AccountScreenProps.ts'
import { findAccounts, listAccounts, unlistedId } from './accountList.ts'

interface MasqueradePanelProps {
  /** Those that are known by name; any other may be named by its id. */
  accounts: readonly Account[]
  moving: Moving
}

const text = accountText.masquerade

const MasqueradeDialog = lazyComponent(() => import('./MasqueradeDialog.tsx').then((module) => module.MasqueradeDialog))

/** Staff only: the way to see the product as another account sees it, after a question (spec section 4, Masquerade). */
export function MasqueradePanel({ accounts, moving }: MasqueradePanelProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Account | null>(null)
  const [asking, setAsking] = useState(false)
  const listed = useMemo(() => listAccounts(accounts, null), [accounts])
  const options = useMemo(() => {
    const found = findAccounts(listed, search).map(({ id, name }) => ({ value: id, label: name, hint: id }))
    const unlisted = unlistedId(listed, search)
    return unlisted === null ? found : [...found, { value: unlisted, label: text.byId(unlisted) }]
  }, [listed, search])

  const choose = (id: string | null) =>
    setChosen(id === null ? null : (accounts.find((account) => account.id === id) ?? { id, name: id }))
  const close = () => {
    setAsking(false)
    moving.onForget()
  }
  return (
    <>
      <Panel
        edge="dashed"
        title={
          <Title>
            <VenetianMask size={18} strokeWidth={1.5} aria-hidden />
            {text.heading}
          </Title>
        }
        actions={
          <Mark>
            <Lock size={14} strokeWidth={1.5} aria-hidden />
            {text.staffOnly}
          </Mark>
        }
      >
        <Words>{text.text}</Words>
        <Fields>
          <Combobox
            label={text.account}
            placeholder={text.placeholder}
            options={options}
            onSearch={setSearch}
            emptyText={text.nothing}
            invalidText={text.invalid}
            value={chosen?.id ?? null}
            valueText={chosen?.name}
            onChange={choose}
          />
          <BesideField>
            <Button
              disabled={chosen === null || moving.to !== null}
              onPointerEnter={MasqueradeDialog.preload}
              onFocus={MasqueradeDialog.preload}
              onClick={() => setAsking(true)}
            >
              {text.start}
            </Button>
          </BesideField>
        </Fields>
      </Panel>
      {asking && chosen !== null && <MasqueradeDialog account={chosen} moving={moving} onClose={close} />}
    </>
  )
}

const Title = styled.span`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
`

const Mark = styled.span`
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

const Words = styled.p`
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

/** Beside the field, below its label, whatever is said under the field. */
const BesideField = styled.div`
  padding-top: calc(var(--lh-small) + 6px);
`
