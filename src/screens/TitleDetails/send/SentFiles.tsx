import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { formatFileSize } from '#domain/formatFileSize.ts'
import { titleText } from '#domain/messages/titles.ts'
import type { SentFile } from './material.ts'

/** Files sent for the title this session, newest first. */
export function SentFiles({ files }: { files: readonly SentFile[] }) {
  return (
    <Section>
      <h3>{titleText.material.sentThisSession}</h3>
      <ul>
        {[...files].reverse().map(({ id, name, bytes }) => (
          <li key={id}>
            <Check size={16} strokeWidth={1.5} aria-hidden />
            <bdi title={name}>{name}</bdi>
            <span className="fig">{formatFileSize(bytes)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Section = styled.section`
  padding-top: var(--sp-4);
  border-top: 1px solid var(--line-2);

  & h3 {
    color: var(--text-2);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
    font-weight: var(--fw-medium);
  }

  & li {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 32px;
  }

  & svg {
    color: var(--ok);
  }

  & bdi {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & span {
    color: var(--text-3);
    font-size: var(--fs-small);
  }
`
