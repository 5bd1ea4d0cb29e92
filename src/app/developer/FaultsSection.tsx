import { useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { FilterChip } from '#components/inputs/FilterChip/FilterChip.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { developerText } from '#domain/messages/developer.ts'
import type { DemoControls, DemoFault } from './demoControls.ts'
import { Row, StatusText, Section } from './panelParts.ts'

const { faults: text } = developerText

/** Makes any API call fail until the fault is removed: the same faults as in Storybook's toolbar. */
export function FaultsSection({ controls }: { controls: DemoControls }) {
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
    <Section>
      <h3>{text.title}</h3>
      <Row>
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
      </Row>
      {faults.length === 0 ? (
        <StatusText>{text.none}</StatusText>
      ) : (
        <>
          <Row>
            {faults.map((each) => (
              <FilterChip
                key={each.endpoint}
                label={each.endpoint}
                value={kinds.find(({ id }) => id === each.fault)?.label ?? each.fault}
                onRemove={() => change(faults.filter((fault) => fault !== each))}
              />
            ))}
          </Row>
          <Row>
            <Button size="s" onClick={() => change([])}>
              {text.clear}
            </Button>
            <Button size="s" onClick={() => window.location.reload()}>
              {text.reload}
            </Button>
          </Row>
        </>
      )}
    </Section>
  )
}
