import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { conformanceDocument, conformanceProblems } from './conformanceDocument.ts'
import { LINES, linesOf, READINGS } from './lines.ts'
import { readProofs } from './readProofs.ts'
import { uncalledEndpoints } from './uncalledEndpoints.ts'

const proofs = readProofs('.')

it('docs/conformance.md matches the tags of tests and stories (if not, run npm run conformance)', async () => {
  expect(readFileSync('docs/conformance.md', 'utf8')).toBe(await conformanceDocument(proofs, uncalledEndpoints('.')))
})

it('every line has a proof, and every tag and reading names a line', () => {
  expect(conformanceProblems(proofs)).toEqual([])
  expect(Object.keys(READINGS).filter((number) => !(number in LINES))).toEqual([])
})

it.each(['1', '2', '3', '4', '5', '6', '7', '8', '9'])('section %s of the specification has lines', (section) => {
  expect(linesOf(section)).not.toEqual([])
})

it('names a tag without a line and a line without a proof', () => {
  const allButOne = Object.keys(LINES).filter((number) => number !== '4.8')
  expect(conformanceProblems([{ numbers: [...allButOne, '4.99'], text: '`a.test.ts` › works' }])).toEqual([
    '`a.test.ts` › works: there is no line 4.99',
    'Line 4.8 has no proof',
  ])
})

it('writes a proof in the row of each of its lines', async () => {
  const document = await conformanceDocument(
    [
      { numbers: ['2.1', '2.3'], text: 'story `a--b`' },
      { numbers: ['2.1'], text: '`a.test.ts` › works' },
    ],
    [],
  )
  const rowOf = (number: string) => document.split('\n').find((row) => row.startsWith(`| ${number} `))
  expect(rowOf('2.1')).toMatch(/\| story `a--b`<br>`a\.test\.ts` › works \|$/)
  expect(rowOf('2.3')).toMatch(/\| story `a--b` +\|$/)
  expect(rowOf('2.2')).not.toMatch(/story|works/)
})
