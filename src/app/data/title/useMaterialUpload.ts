import { useMemo } from 'react'
import { uploadCard } from '#api/endpoints/ads.ts'
import { listAdClasses } from '#api/endpoints/lookups.ts'
import { NetworkError } from '#api/errors.ts'
import { failureFrom } from '#api/failure.ts'
import { MATERIAL_CARD_TYPE } from '#api/queries.ts'
import { readPages } from '#api/readPages.ts'
import { upload } from '#api/upload.ts'
import { materialText } from '#domain/messages/material.ts'
import { parseFileKinds } from '#domain/parseFileKinds.ts'
import type { FileRules } from '#domain/fileRules.ts'
import type { SendFile, SentFile } from '#domain/material.ts'
import { useEnvironment } from '#app/config/environment.ts'
import { useClient } from '#session/useClient.ts'
import { LOOKUP } from '../useLookupNames.ts'
import { useResource } from '#query/useResource.ts'
import { useSentFiles } from './useSentFiles.ts'

/** Uploads for a title. */
export interface MaterialUpload {
  rules: FileRules
  /** Kinds of artwork; empty if the lookup fails. */
  kinds: readonly { id: string; name: string }[]
  /** Uploads one file for the title. Resolves with the failure, or null; never rejects. */
  send: SendFile
  /** Files that were uploaded for this title from this device, oldest first. */
  sent: readonly SentFile[]
}

const MEGABYTE = 1_000_000

/** Whether a file is as it was chosen: browsers refuse to read one that has changed on disk since. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/**
 * Uploads material for a title, one request per file (spec section 7, card/upload).
 * @param titleId null while it is not known: nothing can be sent yet
 */
export function useMaterialUpload(titleId: number | null): MaterialUpload {
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
  const [sent, remember] = useSentFiles(titleId)

  const send: SendFile = async (file, { kindId, adId, message }, { signal, onProgress }) => {
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
      remember({ id, name: file.name })
      return null
    } catch (error) {
      // Browsers break off sending such a file without a reason.
      if (error instanceof NetworkError && !(await isReadable(file)))
        return { kind: 'changed', details: [], body: null }
      const failure = failureFrom(error)
      if (failure.kind === 413) return { ...failure, details: [materialText.serverLimit(rules.maxBytes)] }
      return failure.kind === 'brokenOff' ? { ...failure, details: [materialText.mayBeTooLarge] } : failure
    }
  }
  return { rules, kinds, send, sent }
}
