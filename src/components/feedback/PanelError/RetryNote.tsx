import { use, useEffect, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { StillContext } from '#components/lib/StillContext.ts'
import type { RetryState } from '#domain/loadable.ts'
import { feedbackText } from '#domain/messages/common.ts'

export interface RetryNoteProps {
  /** The scheduled retry, or null. The live region stays mounted without one, so that the first retry is announced. */
  retrying: RetryState | null
}

/** 'Retrying 1 of 3, next try in 2 s': a visible countdown to the next attempt; each attempt is announced once. */
export function RetryNote({ retrying }: RetryNoteProps) {
  return (
    <LiveRegion role="status">
      {retrying !== null && (
        <>
          <span className="visually-hidden">{`${feedbackText.retrying(retrying)}, ${feedbackText.nextTryIn(retrying.nextInS)}`}</span>
          <Countdown key={retrying.attempt} {...retrying} />
        </>
      )}
    </LiveRegion>
  )
}

function Countdown({ attempt, of, nextInS }: RetryState) {
  const [secondsLeft, setSecondsLeft] = useState(nextInS)
  const isStopped = use(StillContext) || secondsLeft <= 0
  useEffect(() => {
    if (isStopped) return
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isStopped])
  return (
    <Line aria-hidden="true">
      <Spinner />
      <span>{feedbackText.retrying({ attempt, of })}</span>
      <i>{feedbackText.nextTryIn(Math.ceil(secondsLeft))}</i>
    </Line>
  )
}

const spin = keyframes`
  to { transform: rotate(1turn); }
`

const LiveRegion = styled.div`
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

const Spinner = styled.span`
  width: 14px;
  height: 14px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: var(--r-full);
  animation: var(--endless-animation, ${spin} 800ms linear infinite);
`
