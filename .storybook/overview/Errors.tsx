import { useState } from 'react'
import { PanelError } from '#components/feedback/PanelError/PanelError.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { FAILURES, type FailureKind } from '#domain/failure.ts'
import './overview.css'

const ignore = () => undefined

/** The catalogue of failures, each live, narrowed by a search. */
export function Errors() {
  const [query, setQuery] = useState('')
  // An object's keys are texts, of statuses too.
  const kinds = Object.keys(FAILURES).map((key) => (/^\d+$/.test(key) ? Number(key) : key) as FailureKind)
  const rows = kinds.map((kind) => {
    const { title, sentence } = FAILURES[kind]
    return { kind, code: typeof kind === 'number' ? String(kind) : '', title, sentence: sentence('this title') }
  })
  const isFound = ({ code, title, sentence }: (typeof rows)[number]) =>
    `${code} ${title} ${sentence}`.toLowerCase().includes(query.toLowerCase())
  return (
    <div className="catalogue sb-unstyled">
      <SearchField label="Search errors" placeholder="Search errors" value={query} onChange={setQuery} />
      <table>
        <thead>
          <tr>
            <th>Code</th>
            <th>Heading and sentence</th>
            <th>Live, with what can be done</th>
          </tr>
        </thead>
        <tbody>
          {rows.filter(isFound).map(({ kind, code, title, sentence }) => (
            <tr key={kind}>
              <td>{code}</td>
              <td>
                <b>{title}</b>
                <br />
                {sentence}
              </td>
              <td>
                <PanelError
                  failure={{ kind, details: [], body: null }}
                  retrying={null}
                  noun="this title"
                  variant="framed"
                  onRetry={ignore}
                  onBack={ignore}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
