import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'

/* docs/conformance.md names the test or story that proves each line of the specification: all of them exist. */

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

interface Line {
  number: string
  proofs: string[]
}

const lines = read('docs/conformance.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^\d+\.\d+$/.test(cells[1] ?? ''))
  .map((cells): Line => ({
    number: cells[1] ?? '',
    proofs: (cells[3] ?? '').split('<br>').map((proof) => proof.trim()),
  }))

const storyIds = new Set(
  readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .flatMap((path) => {
      const source = read(`src/${path}`)
      const title = /^ {2}title: '(\w+\/[^']+)'/m.exec(source)?.[1] ?? ''
      const id = /^ {2}id: '([^']+)'/m.exec(source)?.[1]
      return Array.from(source.matchAll(/^export const (\w+)/gm), ([, name = '']) =>
        toId(id ?? title, storyNameFromExport(name)),
      )
    }),
)

describe('the conformance table', () => {
  it('has every section of the specification from 2 to 9, each line once', () => {
    expect(new Set(lines.map(({ number }) => number.split('.')[0]))).toEqual(new Set('23456789'))
    expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length)
  })

  it.each(lines)('line $number names tests and stories that exist', ({ proofs }) => {
    for (const proof of proofs) {
      const [, path, title] = /^`([^`]+)` › (.+)$/.exec(proof) ?? []
      const [, storyId] = /^story `([^`]+)`$/.exec(proof) ?? []
      if (path !== undefined && title !== undefined) {
        expect(existsSync(new URL(path, root)), path).toBe(true)
        expect(read(path)).toContain(title)
      } else if (storyId !== undefined) expect(storyIds).toContain(storyId)
      else expect(proof).toBe('not yet')
    }
  })
})
