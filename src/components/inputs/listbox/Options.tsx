import { Check } from 'lucide-react'
import { Fragment, useEffect, useState, type HTMLProps, type Ref } from 'react'
import { styled } from 'styled-components'
import type { FilterEntry } from '../FilterSelect/filterEntries.ts'
import { hasMoved } from '#components/overlays/floating/hasMoved.ts'
import { itemCss, separatorCss } from '#components/overlays/floating/itemCss.ts'
import { keepFocus } from './keepFocus.ts'
import type { ActiveOption } from './useActiveOption.ts'

interface OptionsProps<V extends string> {
  entries: readonly FilterEntry<V>[]
  active: ActiveOption
  /** The value that is set; its option has a check mark. */
  value: V | null
  /** What a reader is told as selected: the option that is set, or in an editable combobox the active one. */
  selected: 'set' | 'active'
  onChoose: (index: number) => void
  /** Names the list. */
  label: string
  listRef?: Ref<HTMLUListElement>
  listProps: Record<string, unknown>
  getItemProps: (props?: HTMLProps<HTMLElement> & { active?: boolean; selected?: boolean }) => Record<string, unknown>
  /** Below the options: none fit, or there are more. Told as it changes. */
  note: string
}

/** The options of a listbox, in the panel of whatever opens it. */
export function Options<V extends string>({
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
  // useListNavigation scrolls for keys alone. The list has its height with the next frame.
  const [first] = useState(activeIndex)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const option = first === null ? null : elements.current[first]
      const list = option?.parentElement
      if (option && list) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [first, elements])

  return (
    <>
      <List {...listProps} ref={listRef} aria-label={label} onMouseDown={keepFocus}>
        {entries.map((entry, index) => {
          const active = index === activeIndex
          const isSet = entry.value === value
          return (
            <Fragment key={entry.value ?? ''}>
              <Option
                {...getItemProps({
                  active,
                  selected: selected === 'set' ? isSet : active,
                  id: `${String(listProps.id)}-${index}`,
                  onPointerMove: (event) => {
                    if (hasMoved(event)) setActiveIndex(index)
                  },
                  onClick: () => onChoose(index),
                })}
                ref={(element) => {
                  elements.current[index] = element
                }}
                data-active={active || undefined}
                data-set={isSet || undefined}
              >
                {entry.hint !== undefined && <Hint>{entry.hint}</Hint>}
                <Name>
                  <bdi>{entry.label}</bdi>
                </Name>
                {isSet && <Check size={16} strokeWidth={1.5} aria-hidden />}
              </Option>
              {entry.value === null && <Rule role="presentation" />}
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

const Name = styled.span`
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

const Rule = styled.li`
  ${separatorCss}
`

const Note = styled.p`
  padding: 0 10px;
  color: var(--text-3);

  &:not(:empty) {
    padding: var(--sp-2) 10px;
  }
`
