import { styled } from 'styled-components'
import { dedupeMessages } from '#domain/dedupeMessages.ts'
import { ResponseBody } from './ResponseBody.tsx'

export interface FailureDetailsProps {
  /** What the server said. */
  lines: readonly string[]
  /** The raw response, shown collapsed; null if there is none. */
  body: string | null
  /** Texts that are shown already, to avoid repeating them. */
  shownTexts: readonly string[]
  /** Centres the label of the response. */
  centred: boolean
}

/** Details of a failure from the server, as plain text: a list of lines and the collapsed response body. */
export function FailureDetails({ lines, body, shownTexts, centred }: FailureDetailsProps) {
  const newLines = dedupeMessages(lines, shownTexts)
  return (
    <>
      {newLines.length > 0 && (
        <Lines>
          {newLines.map((line, index) => (
            <li key={index}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </Lines>
      )}
      {body !== null && <ResponseBody centred={centred}>{body}</ResponseBody>}
    </>
  )
}

const Lines = styled.ul`
  display: grid;
  gap: 2px;
  margin-top: var(--sp-1);
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: 1.125rem;
`
