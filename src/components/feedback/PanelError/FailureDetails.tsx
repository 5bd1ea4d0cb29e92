import { styled } from 'styled-components'
import type { Failure } from '#domain/failure.ts'
import { dedupeMessages } from '#domain/dedupeMessages.ts'
import { ResponseBody } from './ResponseBody.tsx'

export interface FailureDetailsProps {
  failure: Failure
  /** Texts that are shown already, to avoid repeating them. */
  shownTexts: readonly string[]
}

/** Details of a failure from the server, as plain text: a list of lines and the collapsed response body. */
export function FailureDetails({ failure: { details, body }, shownTexts }: FailureDetailsProps) {
  const lines = dedupeMessages(details, shownTexts)
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
      {body !== null && <ResponseBody>{body}</ResponseBody>}
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
