import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Cover } from '#components/data/Cover/Cover.tsx'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import { FileDrop } from '#components/inputs/FileDrop/FileDrop.tsx'
import { Form } from '#components/inputs/Form/Form.tsx'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { TextArea } from '#components/inputs/TextArea/TextArea.tsx'
import { atMostCharacters } from '#domain/characters.ts'
import type { Title } from '#domain/catalogue.ts'
import type { FileRules } from '#domain/fileRules.ts'
import { titleText } from '#domain/messages/titles.ts'
import type { FormRules } from '#domain/validation.ts'
import { LabelledSelect, type Choice } from './LabelledSelect.tsx'
import type { SendFile, SentFile } from './material.ts'
import { hasFailed, toSend } from './materialEntries.ts'
import { SentFiles } from './SentFiles.tsx'
import { useMaterial, type Outcome } from './useMaterial.ts'

export interface SendMaterialDialogProps {
  title: Title
  rules: FileRules
  /** Kinds of artwork, and the ads of the title. */
  kinds: readonly Choice[]
  ads: readonly Choice[]
  send: SendFile
  /** What was sent during this visit. */
  sent: readonly SentFile[]
  /** Sending came to its end. */
  onOutcome: (outcome: Outcome) => void
  onClose: () => void
}

/** It travels in the query, as a comment does. */
const MOST_CHARACTERS = 1000
/** Stands for no choice: no id is empty. */
const NONE = ''

const { material: text } = titleText
const EMPTY = { kindId: NONE, adId: NONE, message: '' }
const RULES: FormRules<typeof EMPTY> = {
  kindId: [],
  adId: [],
  message: [atMostCharacters('message', MOST_CHARACTERS)],
}

/**
 * Sends files for a title to the ads team: their kind, the ad they are for, a message (mockup 09, number 18). It stays
 * open, with files and message, until all that can be sent is there; while sending it cannot be closed.
 */
export function SendMaterialDialog({
  title,
  rules,
  kinds,
  ads,
  send,
  sent,
  onOutcome,
  onClose,
}: SendMaterialDialogProps) {
  const { entries, sending, add, remove, cancel, sendAll, stop } = useMaterial(send)
  const waiting = toSend(entries)
  const busy = sending > 0

  const submit = async ({ kindId, adId, message }: typeof EMPTY) => {
    if (waiting.length === 0) return text.choose
    const outcome = await sendAll({
      kindId: kindId === NONE ? null : kindId,
      adId: adId === NONE ? null : Number(adId),
      message: message.trim(),
    })
    onOutcome(outcome)
    if (outcome.failed > 0) return text.failed(outcome.failed)
    if (outcome.stopped) return text.stopped
    if (entries.every(({ refused }) => !refused)) onClose()
    return null
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={text.heading}
      note={text.title(title.name, title.author)}
      picture={<Cover url={title.coverUrl} title={title.name} width={32} />}
    >
      <Form initialValues={EMPTY} rules={RULES} onSubmit={submit}>
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
              disabled={busy}
            />
            <Choices>
              <LabelledSelect name="kindId" label={text.kind} none={text.anyKind} choices={kinds} disabled={busy} />
              <LabelledSelect name="adId" label={text.ad} none={text.noAd} choices={ads} disabled={busy} />
            </Choices>
            <TextArea name="message" label={text.message} rows={2} max={MOST_CHARACTERS} disabled={busy} />
            <FormMessage text={busy || (message === text.choose && waiting.length > 0) ? null : message} />
            <Buttons>
              <Button variant="ghost" onClick={busy ? stop : onClose}>
                {busy ? text.stop : text.cancel}
              </Button>
              <Button type="submit" variant="primary" busy={busy} busyLabel={text.sending(sending)}>
                {hasFailed(entries) ? text.sendAgain(waiting.length) : text.sendFiles(waiting.length)}
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
