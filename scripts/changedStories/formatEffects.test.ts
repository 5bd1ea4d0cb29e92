import { expect, it } from 'vitest'
import type { Effect } from './findEffects.ts'
import { formatCount, formatEffects } from './formatEffects.ts'

const stories = (...names: string[]) =>
  names.map((name) => ({ file: `src/${name}.stories.tsx`, title: name, count: 2, pages: [] }))
const effect = (changed: string, names: string[], ...reasons: string[]): Effect => ({
  changed,
  stories: stories(...names),
  reasons,
})

it('gives files with the same effect one line, and those without one the last', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
  expect(
    formatEffects([
      effect('README.md', []),
      effect('Users.tsx', ['Users'], 'screens, through UsersPage'),
      effect('Button.tsx', many, 'screens, through the frame: App → Button', 'stories that import it'),
      effect('usersView.ts', ['Users'], 'screens, through UsersPage'),
      ...['a.md', 'b.md', 'c.md', 'd.md'].map((file) => effect(file, [])),
    ]),
  ).toEqual([
    '  Users.tsx, usersView.ts: Users (screens, through UsersPage)',
    '  Button.tsx: 7 story files (screens, through the frame: App → Button; stories that import it)',
    '  README.md, a.md, b.md and 2 more: no story',
  ])
})

it('counts files and stories', () => {
  expect(formatCount(stories('A'), stories('A', 'B', 'C'))).toBe('1 of 3 story files, 2 of 6 stories')
})
