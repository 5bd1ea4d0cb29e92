import { ChevronDown, X } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { comboboxText } from '#domain/messages/common.ts'
import { ControlBox } from '../Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx'
import type { FilterOption } from '../listbox/filterEntries.ts'
import { PopupPanel } from '#components/overlays/floating/PopupPanel.tsx'
import { keepFocus, OptionList } from '../listbox/OptionList.tsx'
import { useCombobox } from './useCombobox.ts'

export interface ComboboxProps<V extends string> {
  /** What to choose, above the field. */
  label: string
  /** All options, filtered here as the user types; with `onSearch`, the search results. */
  options: readonly FilterOption<V>[]
  /** Null if nothing is selected. */
  value: V | null
  /** Called with null when the value is cleared. */
  onChange: (value: V | null) => void
  /** Label of `value` when it is not among the current options. @default none */
  valueLabel?: string | undefined
  /**
   * Turns off filtering here: called with the text on each change, and with '' when the search ends. Debounce it if it
   * sends requests.
   * @default none
   */
  onSearch?: (text: string) => void
  /** Whether options are being loaded. @default false */
  loading?: boolean
  /** Shown when nothing matches or the options failed to load. @default "No matches" */
  emptyText?: string
  /** Shown in the empty field. @default none */
  placeholder?: string
  /** Help below the field, until an error replaces it. @default none */
  hint?: string | undefined
  /** Error shown after the field is left with text that matches no option. @default "Choose from the list" */
  invalidText?: string
  /** Errors of the form rules, below the field. @default none */
  errors?: readonly string[]
  /** Hides the label, which stays the accessible name. @default false */
  hideLabel?: boolean
  /** Announces the field as required. @default false */
  required?: boolean
  /** Prevents changes. @default false */
  disabled?: boolean
}

/**
 * A single value from a long list, found by typing. The text only searches: leaving the field with text that matches no
 * option clears the value and shows `invalidText`; leaving it empty just clears the value.
 * ARIA pattern: combobox (editable, list autocomplete with manual selection).
 */
export function Combobox<V extends string>(props: ComboboxProps<V>) {
  const {
    label,
    value,
    loading = false,
    emptyText = comboboxText.nothingMatches,
    placeholder,
    hint,
    invalidText = comboboxText.invalid,
    errors: fieldErrors = [],
    hideLabel = false,
    required = false,
    disabled = false,
  } = props
  const id = useId()
  const {
    popup,
    setBox,
    active,
    entries,
    matchCount,
    text,
    isSearching,
    isInvalid,
    openList,
    select,
    handleInput,
    clear,
    handleBlur,
    inputProps,
    listProps,
    getItemProps,
  } = useCombobox({ ...props, loading, valueLabel: props.valueLabel, onSearch: props.onSearch })
  const { context, open, setOpen, setTrigger } = popup
  const listedCount = entries.length
  const errors = isInvalid ? [invalidText, ...fieldErrors] : fieldErrors
  const hasErrors = errors.length > 0
  const emptyNote = loading ? comboboxText.loading : emptyText
  const truncatedNote = listedCount < matchCount ? comboboxText.truncated(listedCount, matchCount) : ''

  const getInput = () =>
    context.elements.domReference instanceof HTMLInputElement ? context.elements.domReference : null
  const focusAndOpen = () => {
    getInput()?.focus()
    getInput()?.select()
    openList()
  }
  const control = (
    <Box ref={setBox} data-bad={hasErrors}>
      <input
        {...inputProps}
        ref={setTrigger}
        id={id}
        dir="auto"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder}
        disabled={disabled}
        value={text}
        aria-label={hideLabel ? label : undefined}
        aria-required={required}
        aria-invalid={hasErrors}
        aria-describedby={hideLabel ? undefined : describedBy(id, hint, errors)}
        onChange={({ target }) => handleInput(target.value)}
        onClick={() => {
          if (!open) focusAndOpen()
        }}
        onBlur={handleBlur}
      />
      {text !== '' && !disabled && (
        <BoxButton
          type="button"
          tabIndex={-1}
          aria-label={comboboxText.clear(label)}
          onMouseDown={keepFocus}
          onClick={() => {
            clear()
            getInput()?.focus()
          }}
        >
          <X size={14} strokeWidth={1.5} aria-hidden />
        </BoxButton>
      )}
      <BoxButton
        type="button"
        tabIndex={-1}
        aria-label={comboboxText.open(label)}
        aria-expanded={open}
        aria-controls={open ? context.floatingId : undefined}
        disabled={disabled}
        onMouseDown={keepFocus}
        onClick={() => (open ? setOpen(false) : focusAndOpen())}
      >
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
      </BoxButton>
      <span className="visually-hidden" role="status">
        {open && isSearching && listedCount === matchCount && listedCount > 0 ? comboboxText.found(matchCount) : ''}
      </span>
      {open && (
        <PopupPanel popup={popup} onMouseDown={keepFocus}>
          <OptionList
            entries={entries}
            active={active}
            value={value}
            selected="active"
            onChoose={select}
            label={label}
            listProps={listProps}
            getItemProps={getItemProps}
            note={listedCount === 0 ? emptyNote : truncatedNote}
          />
        </PopupPanel>
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
