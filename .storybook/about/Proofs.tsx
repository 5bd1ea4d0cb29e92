/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import { readProvenLines, type SpecificationLine } from './readProvenLines.ts'
import { Row } from './Row.tsx'

/** The row with the lines of the specification that a story proves; none if it proves none. */
export function Proofs({ storyId }: { storyId: string }) {
  const [lines, setLines] = React.useState<readonly SpecificationLine[] | 'failed'>([])
  React.useEffect(() => {
    let isCurrent = true
    const show = (next: typeof lines) => {
      if (isCurrent) setLines(next)
    }
    readProvenLines(storyId).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [storyId])
  if (lines === 'failed') return <Row name="Specification">Couldn’t be loaded</Row>
  if (lines.length === 0) return null
  return (
    <Row name="Specification">
      {lines.map(({ number, text }) => (
        <div key={number}>{`${number} ${text}`}</div>
      ))}
    </Row>
  )
}
