import { styled } from 'styled-components'
import { panelErrorText } from '#domain/messages/failures.ts'

interface ResponseBodyProps {
  children: string
  /** Centres the label but not the body. */
  centred?: boolean
}

/** The collapsed raw body of an unrecognised response, as plain text. */
export function ResponseBody({ children, centred = false }: ResponseBodyProps) {
  return (
    <Body data-centred={centred || undefined}>
      <summary>{panelErrorText.body}</summary>
      <pre tabIndex={0} dir="auto">
        {children}
      </pre>
    </Body>
  )
}

const Body = styled.details`
  margin-top: var(--sp-2);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: 1.125rem;

  summary {
    position: relative;
    width: fit-content;
    cursor: pointer;
  }

  /* Enlarges the target. */
  summary::after {
    position: absolute;
    inset: -13px 0;
    content: '';
  }

  &[data-centred] > summary {
    margin: 0 auto;
  }

  pre {
    max-height: 180px;
    margin: var(--sp-1) 0 0;
    padding: var(--sp-2) var(--sp-3);
    overflow: auto;
    border-radius: var(--r-1);
    background: var(--raised);
    font: inherit;
    text-align: start;
    white-space: pre-wrap;
  }
`
