import { useCallback, useMemo, useState } from 'react'
import { uploadCard } from '#api/endpoints/ads.ts'
import { listAdClasses } from '#api/endpoints/lookups.ts'
import { failureFrom } from '#api/failure.ts'
import { MATERIAL_CARD_TYPE } from '#api/queries.ts'
import { readPages } from '#api/readPages.ts'
import { upload } from '#api/upload.ts'
import { parseFileKinds } from '#domain/parseFileKinds.ts'
import type { FileRules } from '#domain/fileRules.ts'
import type { SendFile, SentFile } from '#screens/TitleDetails/send/material.ts'
import { useEnvironment } from '#app/config/environment.ts'
import { useClient } from '#app/session/useClient.ts'
import { LOOKUP } from '../useLookupNames.ts'
import { useResource } from '../useResource.ts'

interface MaterialUpload {
  rules: FileRules
  /** Kinds of artwork; empty if the lookup fails. */
  kinds: readonly { id: string; name: string }[]
  /** Uploads one file for the title. Resolves with the failure, or null; never rejects. */
  send: SendFile
  /** Files uploaded for this title since the page was opened. */
  sent: readonly SentFile[]
}

const MEGABYTE = 1_000_000

/** Uploads material for a title, one request per file (spec section 7, card/upload). */
export function useMaterialUpload(titleId: number): MaterialUpload {
  const client = useClient()
  const { uploadTypes, uploadLimitMb } = useEnvironment().config
  const rules = useMemo(
    (): FileRules => ({ kinds: parseFileKinds(uploadTypes), maxBytes: uploadLimitMb * MEGABYTE }),
    [uploadTypes, uploadLimitMb],
  )
  const { data: classes } = useResource([listAdClasses.id], (call) => readPages(call, listAdClasses, {}), LOOKUP)
  const kinds = useMemo(
    () => (classes ?? []).filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index),
    [classes],
  )
  const [sent, setSent] = useState<{ titleId: number; files: readonly SentFile[] }>({ titleId, files: [] })

  const send = useCallback<SendFile>(
    async (file, { kindId, adId, message }, { signal, onProgress }) => {
      const body = new FormData()
      body.append('file', file, file.name)
      const query = {
        cardtype_id: MATERIAL_CARD_TYPE,
        art_type_cls: kindId,
        ave_id: adId,
        entity_id: titleId,
        msg: message === '' ? null : message,
      }
      try {
        const id = await upload(client, uploadCard, { query, body, signal, onProgress })
        const entry = { id, name: file.name, bytes: file.size }
        setSent((current) => ({ titleId, files: current.titleId === titleId ? [...current.files, entry] : [entry] }))
        return null
      } catch (error) {
        return failureFrom(error)
      }
    },
    [client, titleId],
  )
  return { rules, kinds, send, sent: sent.titleId === titleId ? sent.files : [] }
}
