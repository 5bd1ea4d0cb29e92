import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { controlsText } from '#domain/messages/common.ts'
import { ControlBox } from '../Field/ControlBox.tsx'
import { useDelayedText } from './useDelayedText.ts'
import { useFocusShortcut } from './useFocusShortcut.ts'

export interface SearchFieldProps {
  value: string
  /** Told when typing pauses for `delayMs`; at once on Enter, Escape and the clear button. Never in the middle of a composed letter. */
  onChange: (text: string) => void
  /** The accessible name. */
  label: string
  placeholder: string
  /** A key that brings the focus here from anywhere but a field. */
  shortcut?: '/'
  /** Default 0: every letter is told. */
  delayMs?: number
  /** As wide as what it stands in. */
  block?: boolean
}

/** A search of what is listed below (HTML search input). Escape clears it, then is the page's again. */
export function SearchField({
  value,
  onChange,
  label,
  placeholder,
  shortcut,
  delayMs = 0,
  block = false,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [composing, setComposing] = useState<string | null>(null)
  const { text, type, tell } = useDelayedText(value, onChange, delayMs)
  useFocusShortcut(field, shortcut)

  const shown = composing ?? text
  const clear = () => {
    tell('')
    field.current?.focus()
  }
  const onInput = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (composing === null) type(target.value)
    else setComposing(target.value)
  }
  const onCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    setComposing(null)
    type(currentTarget.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') tell()
    if (event.key !== 'Escape' || shown === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return (
    <Box data-block={block || undefined}>
      <Search size={18} strokeWidth={1.5} aria-hidden />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
        value={shown}
        onChange={onInput}
        onCompositionStart={() => setComposing(text)}
        onCompositionEnd={onCompositionEnd}
        onKeyDown={onKeyDown}
      />
      {shown !== '' && (
        <Clear type="button" aria-label={controlsText.clearSearch} onClick={clear}>
          <X size={14} strokeWidth={1.5} aria-hidden />
        </Clear>
      )}
      {shown === '' && shortcut !== undefined && <kbd aria-hidden>{shortcut}</kbd>}
    </Box>
  )
}

const Box = styled(ControlBox)`
  width: 264px;
  max-width: 100%;

  &[data-block] {
    width: 100%;
  }

  & > svg {
    color: var(--text-3);
  }

  & > input::-webkit-search-cancel-button {
    display: none;
  }

  @media (max-width: 767px) {
    flex: 1;
    width: 100%;
    min-width: 0;

    & > kbd {
      display: none;
    }
  }
`

const Clear = styled.button`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-inline-end: -6px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--text-3);
  cursor: pointer;

  &:hover {
    background: var(--raised);
    color: var(--text);
  }

  /* Easy to hit with a finger. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
`
