import { describe, expect, it } from 'vitest'
import { readTags } from './readTags.ts'

const linesOf = (...lines: string[]) => readTags('a.test.ts', lines.join('\n'))

describe('a tag', () => {
  it.each([
    ["it('opens', () => undefined)", 'opens'],
    ["describe('opens', () => {})", 'opens'],
    ["it.each([['a', 'b']])(\n'opens %s', () => undefined)", 'opens %s'],
    ["test('opens', async ({ page }) => undefined)", 'opens'],
    ['export const Opens: Story = {}', 'Opens'],
  ])('is read above %s', (statement, name) => {
    expect(linesOf('/** Help. */', '// spec 2.1, 2.13', statement)).toEqual([{ numbers: ['2.1', '2.13'], name }])
  })

  it('is read within a group', () => {
    expect(linesOf("describe('all', () => {", '  // spec 8.1', "  it('opens')", "  it('closes')", '})')).toEqual([
      { numbers: ['8.1'], name: 'opens' },
    ])
  })

  it.each([
    ['above a helper', '// spec 2.1\nconst helper = () => undefined'],
    ['above a title that is computed', '// spec 2.1\nit(`opens ${page}`)'],
    ['malformed', "// spec 2.1 and 2.2\nit('opens')"],
  ])('is refused if it is %s', (_reason, text) => {
    expect(() => linesOf('', text)).toThrow('a.test.ts:2')
  })
})

it('other comments are no tags', () => {
  expect(linesOf('// Opens it as in spec 2.1.', "it('opens')")).toEqual([])
})
