import { styled } from 'styled-components'
import type { Failure } from '#domain/failure.ts'
import { failurePanelText } from '#domain/messages/failures.ts'
import { unsaid } from '#domain/unsaid.ts'

export interface FailureDetailsProps {
  failure: Failure
  /** What is told already. */
  shown: readonly string[]
}

/** What the server said more of a failure: its lines one by one, its raw body folded away. All of it as plain text. */
export function FailureDetails({ failure: { details, body }, shown }: FailureDetailsProps) {
  const lines = unsaid(details, shown)
  return (
    <>
      {lines.length > 0 && (
        <Lines>
          {lines.map((line, index) => (
            <li key={index}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </Lines>
      )}
      {body !== null && (
        <Body>
          <summary>{failurePanelText.body}</summary>
          <pre tabIndex={0}>{body}</pre>
        </Body>
      )}
    </>
  )
}

const Lines = styled.ul`
  display: grid;
  gap: 2px;
  margin-top: var(--sp-1);
  color: var(--text);
  font-size: var(--fs-small);
  line-height: 18px;
`

const Body = styled.details`
  margin-top: var(--sp-2);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: 18px;

  summary {
    width: fit-content;
    cursor: pointer;
  }

  pre {
    max-height: 180px;
    margin: var(--sp-1) 0 0;
    padding: var(--sp-2) var(--sp-3);
    overflow: auto;
    border-radius: var(--r-1);
    background: var(--raised);
    font: inherit;
    white-space: pre-wrap;
  }
`
