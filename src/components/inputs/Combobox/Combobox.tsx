import { ChevronDown, X } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { comboboxText } from '#domain/messages/common.ts'
import { ControlBox } from '../Field/ControlBox.tsx'
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx'
import type { FilterOption } from '../FilterSelect/filterEntries.ts'
import { PopupPanel } from '#components/overlays/floating/PopupPanel.tsx'
import { keepFocus } from '../listbox/keepFocus.ts'
import { Options } from '../listbox/Options.tsx'
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
  /** Shown once the field is left with a text that is no option: "Choose an account". */
  invalidText?: string
  errors?: readonly string[]
  /** The label is not seen; it is still the name. */
  hideLabel?: boolean
  required?: boolean
  disabled?: boolean
}

/**
 * One value of a long list, found by typing (APG: combobox, editable, with list autocomplete). The text only searches: left
 * with a text that is no option, there is no value, and `invalidText` says what is wanted; left empty, it clears.
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
    errors: given = [],
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
    found,
    text,
    searching,
    invalid,
    choose,
    type,
    clear,
    leave,
    fieldProps,
    listProps,
    getItemProps,
    show: showOptions,
  } = useCombobox({ ...props, loading, valueText: props.valueText, onSearch: props.onSearch })
  const { context, open, setOpen, setTrigger } = popup
  const listed = entries.length
  const errors = invalid ? [invalidText, ...given] : given
  const bad = errors.length > 0
  const emptyNote = loading ? comboboxText.loading : emptyText
  const moreNote = listed < found ? comboboxText.onlyFirst(listed, found) : ''

  const field = () => (context.elements.domReference instanceof HTMLInputElement ? context.elements.domReference : null)
  const show = () => {
    field()?.focus()
    field()?.select()
    showOptions()
  }
  const control = (
    <Box ref={setBox} data-bad={bad}>
      <input
        {...fieldProps}
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
        aria-invalid={bad}
        aria-describedby={hideLabel ? undefined : describedBy(id, hint, errors)}
        onChange={({ target }) => type(target.value)}
        onClick={() => {
          if (!open) show()
        }}
        onBlur={leave}
      />
      {text !== '' && !disabled && (
        <BoxButton
          type="button"
          tabIndex={-1}
          aria-label={comboboxText.clear(label)}
          onMouseDown={keepFocus}
          onClick={() => {
            clear()
            field()?.focus()
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
        onClick={() => (open ? setOpen(false) : show())}
      >
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
      </BoxButton>
      <span className="vh" role="status">
        {open && searching && listed === found && listed > 0 ? comboboxText.found(found) : ''}
      </span>
      {open && (
        <PopupPanel popup={popup} onMouseDown={keepFocus}>
          <Options
            entries={entries}
            active={active}
            value={value}
            selected="active"
            onChoose={choose}
            label={label}
            listProps={listProps}
            getItemProps={getItemProps}
            note={listed === 0 ? emptyNote : moreNote}
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
