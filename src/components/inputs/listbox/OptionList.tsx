import { Check } from 'lucide-react'
import { Fragment, useEffect, useState, type HTMLProps, type Ref, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import type { FilterEntry } from './filterEntries.ts'
import { hasMoved } from '#components/overlays/floating/hasMoved.ts'
import { itemCss, separatorCss } from '#components/overlays/floating/itemCss.ts'
import type { ActiveOption } from './useActiveOption.ts'

interface OptionsProps<V extends string> {
  entries: readonly FilterEntry<V>[]
  active: ActiveOption
  /** The current value; its option has a check mark. */
  value: V | null
  /** Which option has aria-selected: the current value, or in an editable combobox the active option. */
  selected: 'set' | 'active'
  onChoose: (index: number) => void
  /** Accessible name of the list. */
  label: string
  listRef?: Ref<HTMLUListElement>
  listProps: Record<string, unknown>
  getItemProps: (props?: HTMLProps<HTMLElement> & { active?: boolean; selected?: boolean }) => Record<string, unknown>
  /** Live note below the options: no matches, or more than listed. */
  note: string
}

/**
 * The options of a popup list.
 * ARIA pattern: listbox, controlled by a combobox (aria-activedescendant).
 */
export function OptionList<V extends string>({
  entries,
  active: { activeIndex, setActiveIndex, elements },
  value,
  selected,
  onChoose,
  label,
  listRef,
  listProps,
  getItemProps,
  note,
}: OptionsProps<V>) {
  // Scrolls to the active option on open; useListNavigation only does it for keys. The list gets its height a frame
  // later.
  const [initialIndex] = useState(activeIndex)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const option = initialIndex === null ? null : elements.current[initialIndex]
      const list = option?.parentElement
      if (option && list) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [initialIndex, elements])

  return (
    <>
      <List {...listProps} ref={listRef} aria-label={label} onMouseDown={keepFocus}>
        {entries.map((entry, index) => {
          const isActive = index === activeIndex
          const isCurrent = entry.value === value
          return (
            <Fragment key={entry.value ?? ''}>
              <Option
                {...getItemProps({
                  active: isActive,
                  selected: selected === 'set' ? isCurrent : isActive,
                  id: `${String(listProps.id)}-${index}`,
                  onPointerMove: (event) => {
                    if (hasMoved(event)) setActiveIndex(index)
                  },
                  onClick: () => onChoose(index),
                })}
                ref={(element) => {
                  elements.current[index] = element
                }}
                data-active={isActive || undefined}
                data-set={isCurrent || undefined}
              >
                {entry.hint !== undefined && <Hint>{entry.hint}</Hint>}
                <Label>
                  <PlainName name={entry.label} />
                </Label>
                {isCurrent && <Check size={16} strokeWidth={1.5} aria-hidden />}
              </Option>
              {entry.value === null && <Separator role="presentation" />}
            </Fragment>
          )
        })}
      </List>
      <Note role="status">{note}</Note>
    </>
  )
}

const List = styled.ul`
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Option = styled.li`
  ${itemCss}

  &:hover:not([data-active]) {
    background: none;
  }

  &[data-set] {
    color: var(--lamp-text);
  }

  &[data-set] > svg {
    color: var(--lamp);
  }
`

const Label = styled.span`
  flex: 1;
  min-width: 0;
`

const Hint = styled.span`
  flex: none;
  min-width: 18px;
  color: var(--text-2);
  font-size: var(--fs-small);
  letter-spacing: 0.02em;
`

const Separator = styled.li`
  ${separatorCss}
`

const Note = styled.p`
  padding: 0 10px;
  color: var(--text-3);

  &:not(:empty) {
    padding: var(--sp-2) 10px;
  }
`

/** A mousedown handler that leaves the focus where it is, on the element that handles the keys. */
export function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
