import { downloadElad } from '#api/endpoints/ads.ts'
import { download } from '#api/download.ts'
import { failureFrom } from '#api/failure.ts'
import { saveFile } from '#components/lib/saveFile.ts'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { FAILURES } from '#domain/failure.ts'
import { adText } from '#domain/messages/ad.ts'
import { reasonsOf } from '#domain/messages/failures.ts'
import type { AdDownload } from '#screens/AdDetails/AdDetailsScreenProps.ts'
import { useClient } from '#session/useClient.ts'
import { useAction } from '#components/lib/useAction.ts'

const { preview } = adText

/** Downloads the file of an ad, with progress in bytes. It is aborted on unmount. */
export function useDownload(adId: number): AdDownload {
  const client = useClient()
  const notify = useNotify()
  return useAction({
    run: async ({ signal, onProgress }) => {
      const options = { path: { elad_id: adId }, fallbackName: `ad-${adId}`, signal, onProgress }
      const { blob, name } = await download(client, downloadElad, options)
      saveFile(name, blob)
      notify({ variant: 'success', title: preview.downloaded, text: name })
    },
    failureFrom,
    failureNotice: (failure) => ({ title: FAILURES.download.title, text: preview.failed(reasonsOf(failure)) }),
  })
}
