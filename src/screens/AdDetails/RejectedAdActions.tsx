import { styled } from 'styled-components'
import type { Ad, Campaign } from '#domain/catalogue.ts'
import { SendArtworkButton, type SendArtworkButtonProps } from '#screens/shared/send/SendArtworkButton.tsx'

interface RejectedAdActionsProps {
  ad: Ad
  /** Undefined while they load. */
  campaigns: readonly Campaign[] | undefined
  dialogProps: SendArtworkButtonProps['dialogProps']
}

/** What helps an ad that was rejected, or one of whose campaigns was: sending other artwork. Nothing for other ads. */
export function RejectedAdActions({ ad, campaigns = [], dialogProps }: RejectedAdActionsProps) {
  const isRejected = [ad, ...campaigns].some(({ status }) => status === 'rejected')
  // Artwork is sent for a title.
  if (!isRejected || ad.titleId === null) return null
  return (
    <Actions>
      <SendArtworkButton
        title={{ name: ad.titleName ?? '', author: null, coverUrl: null }}
        dialogProps={dialogProps}
        primary
      />
    </Actions>
  )
}

const Actions = styled.div`
  margin-top: var(--sp-3);
`
