import { useEffect, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import type { RetryState } from '#domain/loadable.ts'
import { feedbackText } from '#domain/messages/common.ts'

export interface RetryNoteProps {
  /** null: nothing is planned. The empty note stays, so that a screen reader hears the first one. */
  retrying: RetryState | null
}

/** 'Retrying 1 of 3, next try in 2 s', counting down before the eye; a screen reader hears each try once. */
export function RetryNote({ retrying }: RetryNoteProps) {
  return (
    <Place role="status">
      {retrying !== null && (
        <>
          <span className="vh">{`${feedbackText.retrying(retrying)}, ${feedbackText.nextTryIn(retrying.nextInS)}`}</span>
          <Countdown key={retrying.attempt} {...retrying} />
        </>
      )}
    </Place>
  )
}

function Countdown({ attempt, of, nextInS }: RetryState) {
  const [left, setLeft] = useState(nextInS)
  const over = left <= 0
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [over])
  return (
    <Line aria-hidden="true">
      <Ring />
      {feedbackText.retrying({ attempt, of })}
      <i>{feedbackText.nextTryIn(Math.ceil(left))}</i>
    </Line>
  )
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Place = styled.div`
  position: relative;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--sp-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  font-weight: var(--fw-medium);

  i {
    color: var(--text-3);
    font-style: normal;
    font-weight: var(--fw-regular);
  }
`

const Ring = styled.span`
  width: 14px;
  height: 14px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: var(--r-full);
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
