import { useState } from 'react'
import { PanelError } from '#components/feedback/PanelError/PanelError.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { FAILURES, type FailureKind } from '#domain/failure.ts'
import './overview.css'

const ignore = () => undefined

const ROWS = Object.entries(FAILURES).map(([key, { title, sentence }]) => {
  const code = /^\d+$/.test(key) ? key : ''
  // An object's keys are texts, of statuses too.
  const kind = (code === '' ? key : Number(key)) as FailureKind
  return { kind, code, title, sentence: sentence('this title') }
})

/** The catalogue of failures, each live, narrowed by a search. */
export function Errors() {
  const [query, setQuery] = useState('')
  const isFound = ({ code, title, sentence }: (typeof ROWS)[number]) =>
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
          {ROWS.filter(isFound).map(({ kind, code, title, sentence }) => (
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
