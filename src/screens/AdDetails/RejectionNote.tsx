import { Ban } from 'lucide-react'
import { styled } from 'styled-components'
import type { CampaignItem } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'

const text = adText.items

interface RejectionNoteProps {
  item: CampaignItem
  /** Aligns with the text of an item's row. */
  indented?: boolean
}

/** The platform's reason for rejecting an item; nothing if it was not rejected. */
export function RejectionNote({ item, indented = false }: RejectionNoteProps) {
  const platformNames = usePlatformNames()
  const { status, rejectionReason, platform } = item
  const reason = rejectionReason ?? ''
  if (status !== 'rejected' && reason === '') return null
  return (
    <Note data-indented={indented || undefined}>
      <Ban size={16} strokeWidth={1.5} aria-hidden />
      <p>
        <b>{text.rejectedBy(platform === null ? null : platformNames[platform])}</b>{' '}
        <bdi>{reason === '' ? text.noReason : reason}</bdi>
      </p>
    </Note>
  )
}

const Note = styled.div`
  display: flex;
  flex-basis: 100%;
  gap: 10px;
  margin: 2px 0 var(--sp-2);
  padding: 10px 12px;
  border-radius: var(--r-2);
  background: var(--err-soft);
  color: var(--text);
  font-size: var(--fs-small);
  line-height: 1.125rem;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-top: 1px;
    color: var(--err);
  }

  & > p {
    min-width: 0;
  }

  @media (min-width: 768px) {
    &[data-indented] {
      margin-left: 60px;
    }
  }
`
