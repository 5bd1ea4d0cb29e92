import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDayNumeric } from '#domain/format.ts'
import { materialText } from '#domain/messages/material.ts'
import { SENT_FILES_KEPT_DAYS, type SentFile } from '#domain/material.ts'

const text = materialText

/** Files that were sent for the title from this device, newest first. */
export function SentFiles({ files }: { files: readonly SentFile[] }) {
  return (
    <Section>
      <h3>{text.sentBefore}</h3>
      <p>{text.remembered(SENT_FILES_KEPT_DAYS)}</p>
      <ul aria-label={text.sentBefore}>
        {[...files].reverse().map(({ id, name, day }) => (
          <li key={id}>
            <Check size={16} strokeWidth={1.5} aria-hidden />
            <bdi title={name}>{name}</bdi>
            <span className="fig">{formatDayNumeric(day)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Section = styled.section`
  padding-top: var(--sp-4);
  border-top: 1px solid var(--line-2);

  & h3,
  & p {
    color: var(--text-2);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
    font-weight: var(--fw-medium);
  }

  & p {
    color: var(--text-3);
    font-weight: var(--fw-regular);
  }

  & ul {
    margin-top: var(--sp-2);
  }

  & li {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 32px;
  }

  & svg {
    flex: none;
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
