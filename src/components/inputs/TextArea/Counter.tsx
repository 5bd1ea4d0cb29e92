import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { countCharacters } from '#domain/characters.ts'
import { counterText } from '#domain/messages/common.ts'

interface CounterProps {
  /** Of what describes the field. */
  id: string
  text: string
  max: number
}

/** In the last tenth a person who types is told what is left, each time the typing rests for a second. */
const NEAR = 0.1
const REST_MS = 1000

/** '12 of 1,000', seen at all times; read when the field is reached, and told near the end. */
export function Counter({ id, text, max }: CounterProps) {
  const [first] = useState(text)
  const used = countCharacters(text)
  const left = max - used
  const told = useRested(text !== first && left <= max * NEAR ? counterText.left(left) : '')
  return (
    <>
      <Figures aria-hidden data-over={left < 0 || undefined}>
        {counterText.counter(used, max)}
      </Figures>
      <span id={id} className="vh">
        {counterText.described(used, max)}
      </span>
      <span className="vh" role="status">
        {told}
      </span>
    </>
  )
}

/** A text once it has rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

const Figures = styled.span`
  color: var(--text-3);
  font-family: var(--font-num);

  &[data-over] {
    color: var(--err);
  }
`
