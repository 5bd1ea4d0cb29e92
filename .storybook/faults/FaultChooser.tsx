/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import { Button, Form } from 'storybook/internal/components'
import { useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { ENDPOINT_LIST, FAULTS } from '#mocks/faults.ts'
import { callGroups } from './callGroups.ts'
import { EVERY_CALL, NO_FAULT, type Fault } from './faultGlobal.ts'
import { screenCalls } from './screenCalls.ts'
import { NOT_CHECKED, REMOVE_FAULT } from './texts.ts'
import { useFault } from './useFault.ts'

/**
 * Chooses which call fails, and how. The calls of the screen on show come first. A choice applies at once.
 *
 * @param props.onClose Closes the chooser, once a failure is chosen.
 */
export function FaultChooser({ onClose }: { onClose: () => void }) {
  const storyTitle = useStorybookApi().getCurrentStoryData().title
  const { fault, problem, setFault } = useFault()
  const [query, setQuery] = React.useState('')
  // Holds the call as long as it has no failure.
  const [selected, setSelected] = React.useState<Fault['endpoint']>(screenCalls(storyTitle)[0]?.id ?? EVERY_CALL)
  const endpoint = fault?.endpoint ?? selected
  const select = (next: Fault['endpoint']) => {
    setSelected(next)
    if (fault !== null) setFault({ ...fault, endpoint: next })
  }
  const groups = callGroups(storyTitle, query)

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
      <Form.Input
        type="search"
        aria-label="Search calls"
        placeholder="Search calls"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <List>
        {groups.map(({ label, calls }) => (
          <Group key={label}>
            <legend>{label}</legend>
            {calls.map(({ id, words, detail }) => (
              <Choice
                key={id}
                name="call"
                label={words}
                detail={detail}
                checked={endpoint === id}
                onSelect={() => select(id)}
              />
            ))}
          </Group>
        ))}
        {groups.length === 0 && <span role="status">No call is called that</span>}
      </List>
      <Choice
        name="call"
        label="Every call"
        detail={`All ${ENDPOINT_LIST.length} at once`}
        checked={endpoint === EVERY_CALL}
        onSelect={() => select(EVERY_CALL)}
      />
      <Group>
        <legend>Failure</legend>
        <Kinds>
          {[{ id: NO_FAULT, label: 'None' } as const, ...FAULTS].map(({ id, label }) => (
            <Choice
              key={id}
              name="failure"
              label={label}
              checked={(fault?.kind ?? NO_FAULT) === id}
              onSelect={() => setFault(id === NO_FAULT ? null : { endpoint, kind: id })}
              onPress={onClose}
            />
          ))}
        </Kinds>
      </Group>
    </Column>
  )
}

interface ChoiceProps {
  /** Of the radio group. */
  name: string
  label: string
  /** A second line, smaller. */
  detail?: string
  checked: boolean
  onSelect: () => void
  /** Called when it is pressed with a pointer: the arrow keys choose what they pass. */
  onPress?: () => void
}

/** A radio button with its label. */
const Choice = ({ name, label, detail, checked, onSelect, onPress }: ChoiceProps) => (
  <Label>
    <Form.Radio
      name={name}
      checked={checked}
      onChange={onSelect}
      onClick={({ detail }) => {
        if (detail > 0) onPress?.()
      }}
    />
    <span>
      {label}
      {detail !== undefined && <Detail>{detail}</Detail>}
    </span>
  </Label>
)

const Column = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  width: 'min(432px, calc(100vw - 32px))',
  maxHeight: 'calc(100vh - 96px)',
  overflowY: 'auto',
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

/** Scrolls by itself, so that the failures stay in sight. */
const List = styled.div({ maxHeight: 'max(140px, 34vh)', overflowY: 'auto' })

const Group = styled.fieldset(({ theme }) => ({
  margin: '0 0 8px',
  padding: 0,
  border: 0,
  minWidth: 0,
  '> legend': { padding: '0 0 4px', color: theme.barTextColor, fontWeight: theme.typography.weight.bold },
}))

const Kinds = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })

const Label = styled.label(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '4px 6px',
  borderRadius: theme.appBorderRadius,
  cursor: 'pointer',
  accentColor: theme.color.secondary,
  overflowWrap: 'anywhere',
  '&:hover': { background: theme.background.hoverable },
}))

const Detail = styled.small(({ theme }) => ({
  display: 'block',
  color: theme.barTextColor,
  fontSize: theme.typography.size.s1,
}))
