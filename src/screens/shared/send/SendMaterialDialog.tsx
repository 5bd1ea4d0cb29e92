import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Cover } from '#components/data/Cover/Cover.tsx'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import { FileDrop } from '#components/inputs/FileDrop/FileDrop.tsx'
import { Form } from '#components/inputs/Form/Form.tsx'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { TextArea } from '#components/inputs/TextArea/TextArea.tsx'
import { maxCharacters } from '#domain/characters.ts'
import type { Title } from '#domain/catalogue.ts'
import type { FileRules } from '#domain/fileRules.ts'
import { materialText } from '#domain/messages/material.ts'
import type { FormRules } from '#domain/validation.ts'
import type { Draft } from '#domain/draft.ts'
import { FormDraft } from '#screens/shared/drafts/FormDraft.tsx'
import { LabelledSelect, type Choice } from './LabelledSelect.tsx'
import type { SendFile, SentFile } from '#domain/material.ts'
import { hasFailed, unsentFiles, type MaterialEntry } from './materialEntries.ts'
import { SentFiles } from './SentFiles.tsx'
import { useMaterialFiles, type SendOutcome } from './useMaterialFiles.ts'
import { SearchSelect } from '#components/inputs/SearchSelect/SearchSelect.tsx'
import { ResourceNotice } from '#components/feedback/Resource/ResourceStatus.tsx'
import type { Loadable } from '#domain/loadable.ts'
import { controlsText } from '#domain/messages/common.ts'

export interface SendMaterialDialogProps {
  /** The title that the artwork is for; an ad knows no author and no cover. Null: it is yet to be chosen. */
  title: Pick<Title, 'name' | 'author' | 'coverUrl'> | null
  /** Lets the title be chosen, instead of one of its ads. @default none */
  titlePicker?: TitlePickerProps
  rules: FileRules
  /** Artwork types. */
  kinds: readonly Choice[]
  /** Ads to choose from. */
  ads: readonly Choice[]
  /** The ad chosen at first. @default none */
  adId?: number
  send: SendFile
  /** Files that were sent for the title from this device, oldest first. */
  sent: readonly SentFile[]
  /** The form as it was left. */
  valuesDraft: Draft<Partial<MaterialValues>>
  /** The files that were left unsent. */
  filesDraft: Draft<readonly MaterialEntry[]>
  /** Called when all has been sent, or when sending was ended by leaving the page. */
  onComplete: (outcome: SendOutcome) => void
  onClose: () => void
}

/** The message is sent in the request's URL, hence the limit. */
const MAX_MESSAGE_LENGTH = 1000
/** Value of no choice; ids are never empty. */
const NONE = ''

const text = materialText
const FIELDS = ['kindId', 'adId', 'message'] as const
/** Values of the dialog's form; '' for no choice. */
interface MaterialValues {
  kindId: string
  adId: string
  message: string
}
const RULES: FormRules<MaterialValues> = {
  kindId: [],
  adId: [],
  message: [maxCharacters('message', MAX_MESSAGE_LENGTH)],
}

/**
 * Dialog that sends artwork files for a title to the ads team, with type, ad and message. Stays open until every valid
 * file has been sent, and cannot be closed while sending. What it holds when it closes comes back.
 */
export function SendMaterialDialog({
  title,
  titlePicker,
  rules,
  kinds,
  ads,
  adId,
  send,
  sent,
  valuesDraft,
  filesDraft,
  onComplete,
  onClose,
}: SendMaterialDialogProps) {
  const { entries, batchSize, add, remove, removeUnsent, cancel, sendAll, cancelAll } = useMaterialFiles(
    send,
    filesDraft,
  )
  // What is sent from here is listed with its upload.
  const [sentBefore] = useState(sent)
  const unsent = unsentFiles(entries)
  const isDone = unsent.length === 0 && entries.some(({ done }) => done)
  const isSending = batchSize > 0
  const formId = useId()

  const handleSubmit = async ({ kindId, adId, message }: MaterialValues) => {
    if (title === null) return text.chooseTitleFirst
    if (unsent.length === 0) return text.addFileFirst
    const outcome = await sendAll({
      kindId: kindId === NONE ? null : kindId,
      adId: adId === NONE ? null : Number(adId),
      message: message.trim(),
    })
    const problem = problemOf(outcome)
    // Else the dialog says it.
    if (problem === null || outcome.isLeft) onComplete(outcome)
    if (problem !== null) return problem
    // The message went with the files.
    valuesDraft.write(null)
    if (entries.every(({ isRejected }) => !isRejected)) onClose()
    return null
  }
  /** Whether what a message asked for has been given. */
  const isAnswered = (message: string | null) =>
    (message === text.addFileFirst && unsent.length > 0) || (message === text.chooseTitleFirst && title !== null)
  const actions =
    isDone && !isSending ? (
      <Button variant="primary" onClick={onClose}>
        {text.done}
      </Button>
    ) : (
      <>
        <Button variant="ghost" onClick={isSending ? cancelAll : onClose}>
          {isSending ? text.stop : text.cancel}
        </Button>
        <Button form={formId} type="submit" variant="primary" busy={isSending} busyLabel={text.sending(batchSize)}>
          {hasFailed(entries) ? text.sendAgain(unsent.length) : text.sendFiles(unsent.length)}
        </Button>
      </>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isSending}
      title={text.heading}
      note={title === null ? undefined : text.title(title.name, title.author)}
      picture={title && <Cover url={title.coverUrl} title={title.name} width={32} />}
      footer={actions}
    >
      <Form
        id={formId}
        initialValues={{ kindId: NONE, adId: adId === undefined ? NONE : String(adId), message: '' }}
        rules={RULES}
        onSubmit={handleSubmit}
      >
        {({ message }) => (
          <FormDraft draft={valuesDraft} fields={FIELDS} hasMore={unsent.length > 0} onDiscard={removeUnsent}>
            <Fields>
              {titlePicker && <TitlePicker {...titlePicker} disabled={isSending} />}
              <FileDrop
                label={text.files}
                rules={rules}
                multiple
                entries={entries}
                onAdd={add}
                onRemove={remove}
                onCancel={cancel}
                disabled={isSending}
              />
              <Choices>
                <LabelledSelect
                  name="kindId"
                  label={text.kind}
                  noneLabel={text.notSure}
                  choices={kinds}
                  disabled={isSending}
                />
                {titlePicker === undefined && (
                  <LabelledSelect
                    name="adId"
                    label={text.ad}
                    noneLabel={text.anyAd}
                    choices={ads}
                    disabled={isSending}
                  />
                )}
              </Choices>
              <TextArea
                name="message"
                label={text.message}
                rows={2}
                maxCharacters={MAX_MESSAGE_LENGTH}
                disabled={isSending}
              />
              <FormMessage text={isSending || isAnswered(message) ? null : message} />
              {sentBefore.length > 0 && <SentFiles files={sentBefore} />}
            </Fields>
          </FormDraft>
        )}
      </Form>
    </Dialog>
  )
}

/** What was not sent, or may not have been; null if all was. */
function problemOf({ failed, unconfirmed, cancelled }: SendOutcome): string | null {
  if (unconfirmed.length > 0) {
    const unknown = [text.unconfirmed(unconfirmed.length), text.checkFirst]
    return (failed > 0 ? [text.failed(failed), ...unknown] : unknown).join('. ')
  }
  if (failed > 0) return text.failed(failed)
  return cancelled ? text.stopped : null
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
`

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-3);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface TitlePickerProps {
  /** The titles to choose from. */
  titles: Loadable<readonly Title[]>
  /** Null: none is chosen. */
  titleId: number | null
  onChange: (titleId: number) => void
}

/** Chooses the title that artwork is for. */
function TitlePicker({ titles, titleId, onChange, disabled }: TitlePickerProps & { disabled: boolean }) {
  return (
    <div>
      <ResourceNotice resource={titles} noun={materialText.titlesFailureNoun} errorVariant="strip" />
      <SearchSelect
        label={materialText.forTitle}
        placeholder={materialText.chooseTitle}
        disabled={disabled}
        emptyText={titles.loading ? controlsText.loading : undefined}
        options={(titles.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={titleId === null ? null : String(titleId)}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  )
}
