import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import type { Title } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import { testFailure } from '#domain/testing/testFailure.ts'
import { parseFileKinds } from '#domain/parseFileKinds.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { testDraft } from '#screens/shared/drafts/testing/testDraft.ts'
import type { SendFile, SentFile } from '#domain/material.ts'
import { SendMaterialDialog, type SendMaterialDialogProps } from '../SendMaterialDialog.tsx'
import type { SendOutcome } from '../useMaterialFiles.ts'

/* Fixtures of the Send artwork dialog's tests. */

const TITLE: Title = {
  id: 101,
  name: 'Dracula',
  author: 'Bram Stoker',
  statusId: 'live',
  imprint: null,
  liveCountryIds: [],
  countryIds: [],
  parentId: null,
  parentName: null,
  typeId: null,
  taskId: null,
  coverUrl: null,
  isbn13: null,
  publishedOn: null,
  genre: null,
  adCount: 0,
  liveAdCount: 0,
  createdOn: null,
  updatedOn: null,
}
const RULES = { kinds: parseFileKinds(['PNG']), maxBytes: 100 }
/** Failures of an upload. */
export const BROKEN = testFailure(500, { details: ['Something broke on our side.'] })
export const STOPPED = testFailure('cancelled')
export const UNCONFIRMED = testFailure('unconfirmed')

/** A file of four bytes. */
export const png = (name: string) => new File(['1234'], name, { type: 'image/png' })

/** A `send` whose requests end when the test ends them, or with `stopped` when they are stopped. */
export function manualSend(stopped = STOPPED) {
  const resolvers: ((failure: Failure | null) => void)[] = []
  const send = vi.fn<SendFile>(
    (_file, _note, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(stopped))
        resolvers.push(resolve)
      }),
  )
  return {
    send,
    end: (index: number, failure: Failure | null = null) => act(() => Promise.resolve(resolvers[index]?.(failure))),
  }
}

type DraftProps = Pick<SendMaterialDialogProps, 'valuesDraft' | 'filesDraft'>
/** Drafts that hold nothing yet. */
export const noDrafts = (): DraftProps => ({ valuesDraft: testDraft(), filesDraft: testDraft() })

/** The dialog with a choice of titles. */
function PickerDialog(props: Omit<SendMaterialDialogProps, 'title' | 'titlePicker'>) {
  const [titleId, onChange] = useState<number | null>(null)
  return (
    <SendMaterialDialog
      {...props}
      title={titleId === null ? null : TITLE}
      titlePicker={{ titles: testLoadable([TITLE]), titleId, onChange }}
    />
  )
}

/** Renders the dialog, with what a user does in it. */
export function renderDialog(send: SendFile, sent: readonly SentFile[] = [], drafts = noDrafts(), hasPicker = false) {
  const onClose = vi.fn()
  const onComplete = vi.fn<(outcome: SendOutcome) => void>()
  const props = {
    rules: RULES,
    kinds: [{ id: 'story', name: 'Story image' }],
    ads: [{ id: 7, name: 'Midnight' }],
    send,
    sent,
    ...drafts,
    onComplete,
    onClose,
  }
  render(hasPicker ? <PickerDialog {...props} /> : <SendMaterialDialog title={TITLE} {...props} />)
  const user = userEvent.setup()
  const choose = (...files: File[]) => user.upload(screen.getByLabelText(/choose files/), files)
  return { user, choose, onClose, onComplete }
}
