import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { materialText } from '#domain/messages/material.ts'
import { useDraft } from '#session/DraftsContext.tsx'
import type { SendMaterialDialogProps } from '#screens/shared/send/SendMaterialDialog.tsx'
import type { SendOutcome } from '#screens/shared/send/useMaterialFiles.ts'
import { useMaterialUpload, type MaterialUpload } from './useMaterialUpload.ts'
import { useState } from 'react'
import type { SendArtworkButtonProps } from '#screens/shared/send/SendArtworkButton.tsx'
import { useTitleList } from '../useTitles.ts'

const text = materialText

/**
 * What the Send artwork dialog needs for a title. A notification says how sending has ended, also if its page was left.
 * @param place whose page it is sent from; each keeps its own draft
 * @param titleId null while it is not known
 */
export function useSendArtwork(
  place: string,
  titleId: number | null,
  titleName = '',
): MaterialUpload & Pick<SendMaterialDialogProps, 'onComplete' | 'valuesDraft' | 'filesDraft'> {
  const notify = useNotify()
  const upload = useMaterialUpload(titleId)
  const onComplete = ({ sent, failed, unconfirmed }: SendOutcome) => {
    if (sent.length > 0)
      notify({ variant: 'success', title: text.sent(sent.length), text: text.sentTo(titleName, sent) })
    if (failed > 0) notify({ variant: 'error', title: text.failed(failed) })
    if (unconfirmed.length > 0)
      notify({
        variant: 'warning',
        title: text.unconfirmed(unconfirmed.length),
        text: `${text.sentTo(titleName, unconfirmed)}. ${text.checkFirst}`,
      })
  }
  return {
    ...upload,
    valuesDraft: useDraft(`artwork ${place}`),
    filesDraft: useDraft(`artwork files ${place}`),
    onComplete,
  }
}

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
