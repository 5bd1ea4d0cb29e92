import { ChevronDown, X } from 'lucide-react'
import { useId, useRef, type FocusEvent, type MouseEvent, type RefObject } from 'react'
import { styled } from 'styled-components'
import { comboboxText } from '#domain/messages/common.ts'
import { ControlBox } from '../Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx'
import type { FilterOption } from '../FilterSelect/filterEntries.ts'
import { FilterPanel } from '../FilterSelect/FilterPanel.tsx'
import { optionId } from '../FilterSelect/optionId.ts'
import { useCombobox } from './useCombobox.ts'

export interface ComboboxProps<V extends string> {
  label: string
  /** With `onSearch`: what was found. Else all there is, which it narrows itself. */
  options: readonly FilterOption<V>[]
  /** null: nothing is chosen. */
  value: V | null
  /** null: it was cleared. */
  onChange: (value: V | null) => void
  /** What is chosen, in words: for a value that is not among the options at the moment. */
  valueText?: string | undefined
  /** The options come from elsewhere: told of the text as it is typed, and of '' when that is over. Whoever asks a server waits for a rest first. */
  onSearch?: (text: string) => void
  /** The options are on their way. */
  loading?: boolean
  /** When nothing fits, or what was asked for could not be had. */
  emptyText?: string
  placeholder?: string
  hint?: string | undefined
  errors?: readonly string[]
  /** The label is not seen; it is still the name. */
  hideLabel?: boolean
  required?: boolean
  disabled?: boolean
}

/**
 * One value of a long list, found by typing (APG: combobox, editable, with list autocomplete). The text only searches: left
 * without choosing, it becomes that of the chosen value again; left empty, it clears.
 */
export function Combobox<V extends string>(props: ComboboxProps<V>) {
  const {
    label,
    value,
    loading = false,
    emptyText = comboboxText.nothingMatches,
    placeholder,
    hint,
    errors = [],
    hideLabel = false,
    required = false,
    disabled = false,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { popup, list, text, searching, found, type, clear, leave, onKeyDown } = useCombobox({
    ...props,
    loading,
    valueText: props.valueText,
    onSearch: props.onSearch,
  })
  const { id: listId, open: isOpen, trigger, panel } = popup
  const listed = list.entries.length
  const bad = errors.length > 0

  const open = () => {
    input.current?.focus()
    input.current?.select()
    list.show()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && panel.current?.contains(relatedTarget) === true)) leave()
  }
  const control = (
    <Box ref={trigger as RefObject<HTMLDivElement | null>} data-bad={bad}>
      <input
        ref={input}
        id={id}
        role="combobox"
        dir="auto"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder}
        disabled={disabled}
        value={text}
        aria-label={hideLabel ? label : undefined}
        aria-required={required}
        aria-invalid={bad}
        aria-describedby={hideLabel ? undefined : describedBy(id, hint, errors)}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(listId, list.active) : undefined}
        onChange={({ target }) => type(target.value)}
        onClick={() => {
          if (!isOpen) open()
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {text !== '' && !disabled && (
        <BoxButton
          type="button"
          tabIndex={-1}
          aria-label={comboboxText.clear(label)}
          onMouseDown={keepFocus}
          onClick={() => {
            clear()
            input.current?.focus()
          }}
        >
          <X size={14} strokeWidth={1.5} aria-hidden />
        </BoxButton>
      )}
      <BoxButton
        type="button"
        tabIndex={-1}
        aria-label={comboboxText.open(label)}
        aria-expanded={isOpen}
        disabled={disabled}
        onMouseDown={keepFocus}
        onClick={() => (isOpen ? leave() : open())}
      >
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
      </BoxButton>
      <span className="vh" role="status">
        {isOpen && searching && listed === found && listed > 0 ? comboboxText.found(found) : ''}
      </span>
      {isOpen && (
        <FilterPanel
          popup={popup}
          list={list}
          label={label}
          value={value}
          searchable={false}
          searchLabel={undefined}
          emptyText={loading ? comboboxText.loading : emptyText}
          note={listed < found && listed > 0 ? comboboxText.onlyFirst(listed, found) : undefined}
        />
      )}
    </Box>
  )
  return hideLabel ? (
    control
  ) : (
    <FieldFrame id={id} label={label} hint={hint} errors={errors}>
      {control}
    </FieldFrame>
  )
}

/** A press on a button leaves the focus, and with it the caret, where it is. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

const Box = styled(ControlBox)`
  position: relative;
  gap: var(--sp-1);
  padding-inline-end: 6px;
`

const BoxButton = styled.button`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--text-3);
  cursor: pointer;

  &:hover:enabled {
    background: var(--raised);
    color: var(--text);
  }

  &:disabled {
    cursor: inherit;
  }

  @media (max-width: 767px) {
    width: 32px;
    height: var(--touch);
  }
`
