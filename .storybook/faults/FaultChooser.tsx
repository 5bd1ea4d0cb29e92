/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { FAULTS } from '#mocks/faults.ts'
import { callGroups } from './callGroups.ts'
import { EVERY_CALL, NO_FAULT, type Fault } from './faultGlobal.ts'
import { NOT_CHECKED, REMOVE_FAULT } from './texts.ts'
import { useFault } from './useFault.ts'

/**
 * Chooses which call fails, and how. The calls of the screen on show come first. A choice applies at once.
 *
 * @param props.onClose Closes the chooser, once a failure is chosen.
 */
export function FaultChooser({ onClose }: { onClose: () => void }) {
  const groups = callGroups(useStorybookApi().getCurrentStoryData().title)
  const { fault, problem, setFault } = useFault()
  // Holds the call as long as it has no failure.
  const [selected, setSelected] = React.useState<Fault['endpoint']>(groups[0]?.calls[0]?.id ?? EVERY_CALL)
  const endpoint = fault?.endpoint ?? selected
  const select = (next: Fault['endpoint']) => {
    setSelected(next)
    if (fault !== null) setFault({ ...fault, endpoint: next })
  }
  return (
    <Column>
      <Note>
        <span role="status">{problem ?? (fault === null ? 'Choose a call and a failure.' : `${NOT_CHECKED}.`)}</span>
        {(fault !== null || problem !== null) && (
          <Button size="small" ariaLabel={false} onClick={() => setFault(null)}>
            {REMOVE_FAULT}
          </Button>
        )}
      </Note>
      <Select
        aria-label="Call"
        value={endpoint}
        onChange={(event) => select(event.currentTarget.value as Fault['endpoint'])}
      >
        <option value={EVERY_CALL}>Every call</option>
        {groups.map(({ label, calls }) => (
          <optgroup key={label} label={label}>
            {calls.map(({ id, words }) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Kinds aria-label="Failure">
        {[{ id: NO_FAULT, label: 'None' } as const, ...FAULTS].map(({ id, label }) => (
          <Label key={id}>
            <input
              type="radio"
              name="failure"
              checked={(fault?.kind ?? NO_FAULT) === id}
              onChange={() => setFault(id === NO_FAULT ? null : { endpoint, kind: id })}
              // Pressed with a pointer: the arrow keys choose what they pass.
              onClick={({ detail }) => {
                if (detail > 0) onClose()
              }}
            />
            {label}
          </Label>
        ))}
      </Kinds>
    </Column>
  )
}

const Column = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  width: 'min(432px, calc(100vw - 32px))',
  padding: 16,
  borderRadius: theme.appBorderRadius,
  // The popover's own is translucent.
  background: theme.barBg,
}))

/** As high with the button as without, so that nothing moves under the pointer. */
const Note = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 32,
  overflowWrap: 'anywhere',
  '> button': { flexShrink: 0 },
})

const Select = styled.select(({ theme }) => ({
  padding: 8,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.appBorderRadius,
  background: theme.input.background,
  color: theme.input.color,
}))

const Kinds = styled.fieldset({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  border: 0,
})

const Label = styled.label(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '4px 6px',
  borderRadius: theme.appBorderRadius,
  cursor: 'pointer',
  accentColor: theme.color.secondary,
  '&:hover': { background: theme.background.hoverable },
}))
