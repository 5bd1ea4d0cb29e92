import { Catalogue } from './Catalogue.tsx'
import { readMessages } from './readMessages.ts'

const ROWS = Object.entries(
  import.meta.glob<Record<string, unknown>>(['../../src/domain/messages/*.ts', '!**/*.test.ts'], { eager: true }),
)
  .flatMap(([file, texts]) => readMessages(file.replace(/^.*\/|\.ts$/g, ''), texts))
  .map(({ name, text }) => ({ key: name, words: `${text} ${name}`, cells: [text, <code key="name">{name}</code>] }))

/** Every text of the catalogue of messages with its name. */
export const Messages = () => <Catalogue label="Search messages" heads={['Text', 'Name']} rows={ROWS} />
