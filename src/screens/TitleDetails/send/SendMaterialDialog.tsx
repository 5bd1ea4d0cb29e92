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
import { titleText } from '#domain/messages/titles.ts'
import type { FormRules } from '#domain/validation.ts'
import { LabelledSelect, type Choice } from './LabelledSelect.tsx'
import type { SendFile, SentFile } from './material.ts'
import { hasFailed, unsentFiles } from './materialEntries.ts'
import { SentFiles } from './SentFiles.tsx'
import { useMaterialFiles, type SendOutcome } from './useMaterialFiles.ts'

export interface SendMaterialDialogProps {
  title: Title
  rules: FileRules
  /** Artwork types. */
  kinds: readonly Choice[]
  /** Ads of the title. */
  ads: readonly Choice[]
  send: SendFile
  /** Files sent this session. */
  sent: readonly SentFile[]
  /** Called when sending has ended. */
  onComplete: (outcome: SendOutcome) => void
  onClose: () => void
}

/** The message is sent in the request's URL, hence the limit. */
const MAX_MESSAGE_LENGTH = 1000
/** Value of no choice; ids are never empty. */
const NONE = ''

const { material: text } = titleText
const EMPTY = { kindId: NONE, adId: NONE, message: '' }
const RULES: FormRules<typeof EMPTY> = {
  kindId: [],
  adId: [],
  message: [maxCharacters('message', MAX_MESSAGE_LENGTH)],
}

/**
 * Dialog that sends artwork files for a title to the ads team, with type, ad and message. Stays open until every valid
 * file has been sent, and cannot be closed while sending.
 */
export function SendMaterialDialog({
  title,
  rules,
  kinds,
  ads,
  send,
  sent,
  onComplete,
  onClose,
}: SendMaterialDialogProps) {
  const { entries, batchSize, add, remove, cancel, sendAll, cancelAll } = useMaterialFiles(send)
  const unsent = unsentFiles(entries)
  const isSending = batchSize > 0

  const handleSubmit = async ({ kindId, adId, message }: typeof EMPTY) => {
    if (unsent.length === 0) return text.addFileFirst
    const outcome = await sendAll({
      kindId: kindId === NONE ? null : kindId,
      adId: adId === NONE ? null : Number(adId),
      message: message.trim(),
    })
    onComplete(outcome)
    const { failed, unconfirmed, cancelled } = outcome
    if (unconfirmed.length > 0) {
      const unknown = [text.unconfirmed(unconfirmed.length), text.checkFirst]
      return (failed > 0 ? [text.failed(failed), ...unknown] : unknown).join('. ')
    }
    if (failed > 0) return text.failed(failed)
    if (cancelled) return text.stopped
    if (entries.every(({ isRejected }) => !isRejected)) onClose()
    return null
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isSending}
      title={text.heading}
      note={text.title(title.name, title.author)}
      picture={<Cover url={title.coverUrl} title={title.name} width={32} />}
    >
      <Form initialValues={EMPTY} rules={RULES} onSubmit={handleSubmit}>
        {({ message }) => (
          <Fields>
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
              <LabelledSelect name="adId" label={text.ad} noneLabel={text.anyAd} choices={ads} disabled={isSending} />
            </Choices>
            <TextArea
              name="message"
              label={text.message}
              rows={2}
              maxCharacters={MAX_MESSAGE_LENGTH}
              disabled={isSending}
            />
            <FormMessage text={isSending || (message === text.addFileFirst && unsent.length > 0) ? null : message} />
            <Buttons>
              <Button variant="ghost" onClick={isSending ? cancelAll : onClose}>
                {isSending ? text.stop : text.cancel}
              </Button>
              <Button type="submit" variant="primary" busy={isSending} busyLabel={text.sending(batchSize)}>
                {hasFailed(entries) ? text.sendAgain(unsent.length) : text.sendFiles(unsent.length)}
              </Button>
            </Buttons>
            {sent.length > 0 && <SentFiles files={sent} />}
          </Fields>
        )}
      </Form>
    </Dialog>
  )
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

const Buttons = styled.div`
  display: flex;
  gap: var(--sp-2);
  justify-content: flex-end;

  @media (max-width: 767px) {
    & > * {
      flex: 1;
    }
  }
`
