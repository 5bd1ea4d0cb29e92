import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { countCharacters } from '#domain/characters.ts'
import { counterText } from '#domain/messages/common.ts'

interface CounterProps {
  /** Id of the text that describes the field. */
  id: string
  text: string
  max: number
}

/** The remaining share of characters from which they are announced, each time the user stops typing. */
const ANNOUNCED_SHARE = 0.1
const PAUSE_MS = 1000

/** A character count, '12/1,000'. Also describes the field, and announces the remaining characters near the limit. */
export function CharacterCounter({ id, text, max }: CounterProps) {
  const [initialText] = useState(text)
  const used = countCharacters(text)
  const left = max - used
  const announcement = useDebounced(
    text !== initialText && left <= max * ANNOUNCED_SHARE ? counterText.remaining(left) : '',
  )
  return (
    <>
      <VisibleCount aria-hidden data-over={left < 0 || undefined}>
        {counterText.counter(used, max)}
      </VisibleCount>
      <span id={id} className="visually-hidden">
        {counterText.description(used, max)}
      </span>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  )
}

/** The text as of the last pause. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

const VisibleCount = styled.span`
  color: var(--text-3);
  font-family: var(--font-num);

  &[data-over] {
    color: var(--err);
  }
`
