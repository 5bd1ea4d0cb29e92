import { Info, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'

export interface FormMessageProps {
  /** The message; line breaks are kept. Null renders an empty live region, so that a later message is announced. */
  text: string | null
  /** Errors are announced immediately (role alert), notes politely (role status). */
  tone?: 'error' | 'note'
}

/**
 * A message about a whole form: the server's error, or a note to read before filling it in (spec section 4).
 * ARIA pattern: alert; for a note, a status region.
 */
export function FormMessage({ text, tone = 'error' }: FormMessageProps) {
  const Icon = tone === 'error' ? TriangleAlert : Info
  return (
    <Region role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      {text !== null && text !== '' && (
        <Message>
          <Icon size={14} strokeWidth={1.5} aria-hidden />
          <span>{text}</span>
        </Message>
      )}
    </Region>
  )
}

const Region = styled.div`
  font-size: var(--fs-small);
  line-height: 1.125rem;
  color: var(--err);

  &[data-tone='note'] {
    color: var(--text-2);
  }
`

const Message = styled.p`
  display: flex;
  gap: 6px;

  & > svg {
    margin-top: 2px;
  }

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
