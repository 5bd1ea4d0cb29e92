import { useState } from 'react'
import type { SendArtworkButtonProps } from '#screens/shared/send/SendArtworkButton.tsx'
import { useTitleList } from '../useTitleList.ts'
import { useSendArtwork } from './useSendArtwork.ts'

/** What sends artwork for a title that is chosen in the dialog. The titles are loaded once it opens. */
export function useSendAnyArtwork(): SendArtworkButtonProps {
  const [wasOpened, setWasOpened] = useState(false)
  const [titleId, setTitleId] = useState<number | null>(null)
  const titles = useTitleList(wasOpened)
  const title = titles.data?.find(({ id }) => id === titleId) ?? null
  const send = useSendArtwork('ads', titleId, title?.name)
  return {
    title,
    onOpen: () => setWasOpened(true),
    dialogProps: { ...send, ads: [], titlePicker: { titles, titleId, onChange: setTitleId } },
  }
}
