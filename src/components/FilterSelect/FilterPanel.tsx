import { Check, Search } from 'lucide-react'
import { Fragment, useLayoutEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { controlsText } from '#domain/messages/common.ts'
import { ControlBox } from '../Field/ControlBox.tsx'
import { hasMoved } from '../floating/hasMoved.ts'
import { itemCss, separatorCss } from '../floating/itemCss.ts'
import { PopupPanel } from '../floating/PopupPanel.tsx'
import type { Popup } from '../floating/usePopup.ts'
import { optionId } from './optionId.ts'
import type { FilterList } from './useFilterList.ts'

interface FilterPanelProps<V extends string> {
  popup: Popup
  list: FilterList<V>
  label: string
  value: V | null
  searchable: boolean
  searchLabel: string | undefined
  emptyText: string | undefined
  /** Below the options: there are more than these. */
  note?: string | undefined
}

/** The open list of a FilterSelect, with its search field where there is one. */
export function FilterPanel<V extends string>({
  popup,
  list,
  label,
  value,
  searchable,
  searchLabel = controlsText.find(label),
  emptyText = controlsText.nothingMatches,
  note = '',
}: FilterPanelProps<V>) {
  const { id, trigger, panel, onBlur } = popup
  const options = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), [])
  useLayoutEffect(() => {
    const option = options.current?.querySelector<HTMLElement>('[data-active]')
    if (option && options.current) scrollTo(options.current, option)
  }, [list.active])

  return (
    <PopupPanel
      anchor={trigger}
      panel={panel}
      width={searchable ? 264 : undefined}
      matchWidth
      onBlur={onBlur}
      onMouseDown={keepFocus}
    >
      {searchable && (
        <SearchBox>
          <Search size={18} strokeWidth={1.5} aria-hidden />
          <input
            ref={input}
            role="combobox"
            aria-expanded
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={optionId(id, list.active)}
            aria-label={searchLabel}
            placeholder={searchLabel}
            autoComplete="off"
            spellCheck={false}
            value={list.query}
            onChange={({ target }) => list.search(target.value)}
            onKeyDown={list.onKeyDown}
          />
        </SearchBox>
      )}
      <Options id={id} role="listbox" aria-label={label} ref={options}>
        {list.entries.map((entry, index) => (
          <Fragment key={entry.value ?? ''}>
            <Option
              id={optionId(id, index)}
              role="option"
              aria-selected={entry.value === value}
              data-active={index === list.active || undefined}
              onPointerMove={(event) => {
                if (hasMoved(event)) list.setActive(index)
              }}
              onClick={() => list.choose(index)}
            >
              {entry.hint !== undefined && <Hint>{entry.hint}</Hint>}
              <Name>
                <bdi>{entry.label}</bdi>
              </Name>
              {entry.value === value && <Check size={16} strokeWidth={1.5} aria-hidden />}
            </Option>
            {entry.value === null && <Rule role="presentation" />}
          </Fragment>
        ))}
      </Options>
      <Empty role="status">{list.entries.length === 0 ? emptyText : note}</Empty>
    </PopupPanel>
  )
}

/** A press on the list leaves the focus where the keys are heard. */
function keepFocus(event: MouseEvent) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}

function scrollTo(list: HTMLElement, option: HTMLElement) {
  const bottom = option.offsetTop + option.offsetHeight
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}

const SearchBox = styled(ControlBox)`
  flex: none;
  height: var(--ctl-h-s);
  margin: var(--sp-1);

  & > svg {
    color: var(--text-3);
  }

  @media (max-width: 767px) {
    height: var(--touch);
  }
`

const Options = styled.ul`
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

  &[aria-selected='true'] {
    color: var(--lamp-text);
  }

  &[aria-selected='true'] > svg {
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

const Empty = styled.p`
  padding: 0 10px;
  color: var(--text-3);

  &:not(:empty) {
    padding: var(--sp-2) 10px;
  }
`
