import { useState, type ReactNode } from 'react'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { Table } from '../docs/Table.tsx'
import './overview.css'

interface CatalogueProps {
  /** What is searched: 'Search errors'. */
  label: string
  heads: readonly string[]
  /** `words`: what a search finds. */
  rows: readonly { key: string; words: string; cells: readonly ReactNode[] }[]
}

/** A table, narrowed by a search. */
export function Catalogue({ label, heads, rows }: CatalogueProps) {
  const [query, setQuery] = useState('')
  const found = rows.filter(({ words }) => words.toLowerCase().includes(query.toLowerCase()))
  return (
    <div className="catalogue">
      <div className="sb-unstyled">
        <SearchField label={label} placeholder={label} value={query} onChange={setQuery} />
      </div>
      <p role="status">{`${found.length} of ${rows.length}`}</p>
      <Table heads={heads} rows={found} />
    </div>
  )
}
