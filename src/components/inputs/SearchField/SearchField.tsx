import { Search, X } from 'lucide-react'
import {
  use,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useEffect,
  type RefObject,
} from 'react'
import { styled } from 'styled-components'
import { SingleKeysContext } from '#components/lib/SingleKeysContext.ts'
import { controlsText } from '#domain/messages/common.ts'
import { ControlBox } from '../Field/ControlBox.tsx'
import { isTyping } from '#components/lib/isTyping.ts'

export interface SearchFieldProps {
  /** The current text. */
  value: string
  /** Called with every change of the text, but never during IME composition. */
  onChange: (text: string) => void
  /** The accessible name. */
  label: string
  /** Shown in the empty field. */
  placeholder: string
  /** Key that focuses this field, unless another text field has the focus or single keys are off. @default none */
  shortcut?: '/'
  /** Called with keys that the field leaves alone, but never during IME composition. @default none */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Fills the width of its container. */
  fullWidth?: boolean
}

/**
 * A search field for the list below it. Escape clears it; in an empty field Escape is left to the page.
 * ARIA pattern: none (native search input).
 */
export function SearchField({
  value,
  onChange,
  label,
  placeholder,
  shortcut,
  onKeyDown,
  fullWidth = false,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  /** The text during IME composition, otherwise null. */
  const [composedText, setComposedText] = useState<string | null>(null)
  const key = use(SingleKeysContext) ? shortcut : undefined
  useFocusShortcut(field, key)

  const visibleText = composedText ?? value
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (composedText === null) onChange(target.value)
    else setComposedText(target.value)
  }
  const handleCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    setComposedText(null)
    onChange(currentTarget.value)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Escape' || visibleText === '') {
      onKeyDown?.(event)
      return
    }
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return (
    <Box data-block={fullWidth || undefined}>
      <Search size={18} strokeWidth={1.5} aria-hidden />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-keyshortcuts={key}
        placeholder={placeholder}
        value={visibleText}
        onChange={handleChange}
        onCompositionStart={() => setComposedText(value)}
        onCompositionEnd={handleCompositionEnd}
        onKeyDown={handleKeyDown}
      />
      {visibleText !== '' && (
        <ClearButton type="button" aria-label={controlsText.clearSearch} onClick={clear}>
          <X size={14} strokeWidth={1.5} aria-hidden />
        </ClearButton>
      )}
      {visibleText === '' && key !== undefined && <kbd aria-hidden>{key}</kbd>}
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

const ClearButton = styled.button`
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

  /* Touch target. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
`

/** Focuses a field when a key is pressed, unless the user is typing elsewhere or a modal is open. */
function useFocusShortcut(field: RefObject<HTMLInputElement | null>, key: string | undefined) {
  useEffect(() => {
    if (key === undefined) return
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]') !== null) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [field, key])
}
