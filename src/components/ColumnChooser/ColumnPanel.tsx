import { styled } from 'styled-components'
import { controlsText } from '#domain/messages/controls.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { itemCss, separatorCss } from '../floating/itemCss.ts'
import type { ColumnChooserProps } from './ColumnChooser.tsx'

/** The open panel of a ColumnChooser. */
export function ColumnPanel({ columns, chosen, onChange, onReset }: ColumnChooserProps) {
  const toggle = (key: string, on: boolean) =>
    onChange(columns.map((column) => column.key).filter((each) => (each === key ? on : chosen.includes(each))))
  const count = columns.filter(({ key }) => chosen.includes(key)).length
  return (
    <>
      <Heading aria-hidden>{controlsText.columns}</Heading>
      <List>
        {columns.map(({ key, label }) => (
          <li key={key}><Checkbox label={label} checked={chosen.includes(key)} onChange={(on) => toggle(key, on)} /></li>
        ))}
      </List>
      <Rule />
      <Foot>
        <Button variant="ghost" size="s" onClick={onReset}>{controlsText.reset}</Button>
        <Count role="status">{controlsText.countOf(count, columns.length)}</Count>
      </Foot>
    </>
  )
}

const Heading = styled.p`
  padding: var(--sp-2) 10px var(--sp-1);
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

const List = styled.ul`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;

  & label {
    ${itemCss}
  }

  & label:has(:focus-visible) {
    background: var(--hover);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  & input:focus-visible {
    outline: 0;
  }
`

const Rule = styled.div`
  ${separatorCss}
`

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: 2px var(--sp-1);
`

const Count = styled.span`
  padding-inline-end: 6px;
  color: var(--text-3);
  font-family: var(--font-num);
  font-size: var(--fs-small);
`
