import { Info, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'

export interface FormMessageProps {
  /** The message; lines are kept. Nothing is shown for null, but the place stays, so that a screen reader hears what comes. */
  text: string | null
  /** An error is announced at once, a note when the screen reader has time. */
  tone?: 'error' | 'note'
}

/** What the server said of a form, or what a person should know before filling it in (spec section 4). */
export function FormMessage({ text, tone = 'error' }: FormMessageProps) {
  const Icon = tone === 'error' ? TriangleAlert : Info
  return (
    <Place role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      {text !== null && text !== '' && (
        <Message>
          <Icon size={14} strokeWidth={1.5} aria-hidden />
          <span>{text}</span>
        </Message>
      )}
    </Place>
  )
}

const Place = styled.div`
  font-size: var(--fs-small);
  line-height: 18px;
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
