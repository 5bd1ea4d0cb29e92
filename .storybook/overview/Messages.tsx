import { useState } from 'react'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { readMessages } from './readMessages.ts'
import './overview.css'

const MESSAGES = Object.entries(
  import.meta.glob<Record<string, unknown>>(['../../src/domain/messages/*.ts', '!**/*.test.ts'], { eager: true }),
).flatMap(([file, texts]) => readMessages(file.replace(/^.*\/|\.ts$/g, ''), texts))

/** Every text of the catalogue of messages with its name, narrowed by a search. */
export function Messages() {
  const [query, setQuery] = useState('')
  const found = MESSAGES.filter(({ text, name }) => `${text} ${name}`.toLowerCase().includes(query.toLowerCase()))
  return (
    <div className="catalogue sb-unstyled">
      <SearchField label="Search messages" placeholder="Search messages" value={query} onChange={setQuery} />
      <p role="status">{`${found.length} of ${MESSAGES.length}`}</p>
      <table>
        <thead>
          <tr>
            <th>Text</th>
            <th>Name</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ name, text }) => (
            <tr key={name}>
              <td>{text}</td>
              <td>
                <code>{name}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
