import { ArrowDown, ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { controlsText } from '#domain/messages/common.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { separatorCss } from '#components/overlays/floating/itemCss.ts'

export interface ColumnPanelProps {
  /** The columns that can be hidden, in default order; fixed columns are left out. */
  columns: readonly { key: string; label: string }[]
  /** Keys of the visible columns. */
  visibleKeys: readonly string[]
  /**
   * Called with the keys of the visible columns, in the order of `columns`, or in the user's order if `reorderable`.
   */
  onChange: (keys: string[]) => void
  /** Lets the user reorder columns; `visibleKeys` is then their order. @default false */
  reorderable?: boolean
  /** Restores the default columns. */
  onReset: () => void
}

/** The popover content of a ColumnChooser. */
export function ColumnPanel({ columns, visibleKeys, onChange, onReset, reorderable = false }: ColumnPanelProps) {
  const toggle = (key: string, isVisible: boolean) => {
    const keys = columns.map((column) => column.key)
    if (reorderable) onChange(isVisible ? [...visibleKeys, key] : visibleKeys.filter((other) => other !== key))
    else onChange(keys.filter((other) => (other === key ? isVisible : visibleKeys.includes(other))))
  }
  const listedColumns = reorderable ? orderColumns(columns, visibleKeys) : columns
  const visibleCount = columns.filter(({ key }) => visibleKeys.includes(key)).length
  const move = (key: string, by: -1 | 1) => onChange(moveKey(visibleKeys, key, by))
  return (
    <>
      <Heading aria-hidden>{controlsText.columns}</Heading>
      <List>
        {listedColumns.map(({ key, label }) => (
          <li key={key}>
            <Checkbox
              listItem
              label={label}
              checked={visibleKeys.includes(key)}
              onChange={(isVisible) => toggle(key, isVisible)}
            />
            {reorderable && visibleKeys.includes(key) && (
              <MoveButtons>
                <MoveButton
                  type="button"
                  aria-label={controlsText.moveUp(label)}
                  aria-disabled={visibleKeys[0] === key}
                  onClick={() => move(key, -1)}
                >
                  <ArrowUp size={14} strokeWidth={1.5} aria-hidden />
                </MoveButton>
                <MoveButton
                  type="button"
                  aria-label={controlsText.moveDown(label)}
                  aria-disabled={visibleKeys.at(-1) === key}
                  onClick={() => move(key, 1)}
                >
                  <ArrowDown size={14} strokeWidth={1.5} aria-hidden />
                </MoveButton>
              </MoveButtons>
            )}
          </li>
        ))}
      </List>
      <Separator />
      <Footer>
        <Button variant="ghost" size="s" onClick={onReset}>
          {controlsText.reset}
        </Button>
        <Count role="status">{controlsText.countOf(visibleCount, columns.length)}</Count>
      </Footer>
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

  & > li {
    display: flex;
    align-items: center;
  }
`

const MoveButtons = styled.span`
  display: flex;
  flex: none;
`

const MoveButton = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: var(--text-2);
  cursor: pointer;

  &:hover {
    background: var(--hover);
    color: var(--text);
  }

  &[aria-disabled='true'] {
    background: none;
    color: var(--text-3);
    cursor: default;
    opacity: 0.5;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (max-width: 767px) {
    width: var(--touch);
    height: var(--touch);
  }
`

const Separator = styled.div`
  ${separatorCss}
`

const Footer = styled.div`
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

/** The visible columns in the user's order, then the hidden ones in default order. */
export function orderColumns<C extends { key: string }>(columns: readonly C[], visibleKeys: readonly string[]): C[] {
  const visible = visibleKeys.flatMap((key) => columns.filter((column) => column.key === key))
  return [...visible, ...columns.filter((column) => !visible.includes(column))]
}

/** Moves a key one position earlier or later; does nothing at either end. */
export function moveKey(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const index = keys.indexOf(key)
  const otherKeys = keys.filter((other) => other !== key)
  return index === -1 ? [...keys] : otherKeys.toSpliced(Math.max(0, index + by), 0, key)
}
