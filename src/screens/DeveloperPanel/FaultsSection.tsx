import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { FilterChip } from '#components/inputs/FilterChip/FilterChip.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { developerText } from '#domain/messages/developer.ts'
import type { DemoControls, DemoFault } from './DemoControls.ts'

const { faults: text } = developerText

/** Makes any API call fail until the fault is removed: the same faults as in Storybook's toolbar. */
export function FaultsSection({ controls, onReload }: { controls: DemoControls; onReload: () => void }) {
  const { endpoints, kinds } = controls
  const [faults, setFaults] = useState(controls.faults)
  const [endpoint, setEndpoint] = useState(endpoints[0]?.id ?? '')
  const [kind, setKind] = useState(kinds[0]?.id ?? '')
  const change = (next: readonly DemoFault[]) => {
    controls.setFaults(next)
    setFaults(next)
  }
  const others = faults.filter((fault) => fault.endpoint !== endpoint)
  return (
    <>
      <Select
        label={text.call}
        options={endpoints.map(({ id: value, label }) => ({ value, label }))}
        value={endpoint}
        onChange={setEndpoint}
      />
      <Select
        label={text.failure}
        options={kinds.map(({ id: value, label }) => ({ value, label }))}
        value={kind}
        onChange={setKind}
      />
      <Button onClick={() => change([...others, { endpoint, fault: kind }])}>{text.action}</Button>
      <Active>
        {faults.map((each) => (
          <FilterChip
            key={each.endpoint}
            label={each.endpoint}
            value={kinds.find(({ id }) => id === each.fault)?.label ?? each.fault}
            onRemove={() => change(faults.filter((fault) => fault !== each))}
          />
        ))}
        {faults.length === 0 ? (
          <span>{text.none}</span>
        ) : (
          <>
            <Button size="s" onClick={() => change([])}>
              {text.clear}
            </Button>
            <Button size="s" onClick={onReload}>
              {text.reload}
            </Button>
          </>
        )}
      </Active>
    </>
  )
}

const Active = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  gap: var(--sp-2);
  align-items: center;
  min-width: 0;

  & > span {
    color: var(--text-2);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }
`
