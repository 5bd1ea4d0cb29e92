import type { ReactNode } from 'react'
import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { IndexEntry } from '../docs/readIndex.ts'
import './overview.css'

interface MatrixProps {
  /** Of the first column. */
  head: string
  /** Of the others, written upwards. */
  columns: readonly string[]
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[] }[]
}

/** A table with many narrow columns. */
export const Matrix = ({ head, columns, rows }: MatrixProps) => (
  <table className="matrix sb-unstyled">
    <thead>
      <tr>
        <th scope="col">{head}</th>
        {columns.map((name) => (
          <th key={name} scope="col">
            <span>{name}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.head}</th>
          {row.cells.map((cell, at) => (
            <td key={columns[at]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A dot that opens a story; nothing where there is none. */
export const StoryDot = ({ story }: { story: IndexEntry | undefined }) =>
  story !== undefined && (
    <AnchorMdx href={`./?path=/story/${story.id}`} target="_self" aria-label={story.name}>
      ●
    </AnchorMdx>
  )
