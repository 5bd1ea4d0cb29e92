import { describe, expect, it } from 'vitest'
import { findEffects } from './findEffects.ts'
import type { Project } from './readProject.ts'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'preview.tsx': ['App.tsx', 'withTheme.tsx', 'mocks/world.ts'],
  'withTheme.tsx': ['tokens.css', 'format.ts'],
  'mocks/world.ts': ['endpoint.ts'],
  'App.tsx': ['pageCode.ts', 'TopBar.tsx'],
  'pageCode.ts': ['UsersPage.tsx', 'LoginPage.tsx'],
  'TopBar.tsx': ['Button.tsx'],
  'UsersPage.tsx': ['UsersScreen.tsx', 'endpoint.ts'],
  'UsersScreen.tsx': ['Chip.tsx', 'format.ts'],
  'LoginPage.tsx': ['LoginScreen.tsx'],
  'Users.stories.tsx': ['UsersScreen.tsx', 'longUsers.ts'],
  'Login.stories.tsx': ['LoginScreen.tsx'],
  'Button.stories.tsx': ['Button.tsx'],
  'Chip.stories.tsx': ['Chip.tsx'],
}
const story = (name: string, pages: string[] = []) => ({ file: `${name}.stories.tsx`, title: name, count: 1, pages })
const project: Project = {
  importsOf: (file) => IMPORTS[file] ?? [],
  stories: [story('Users', ['UsersPage.tsx']), story('Login', ['LoginPage.tsx']), story('Button'), story('Chip')],
  pages: ['UsersPage.tsx', 'LoginPage.tsx'],
  frame: 'App.tsx',
  configs: ['preview.tsx'],
}
const effect = findEffects(project)
const affectedBy = (file: string) => effect(file).stories.map(({ title }) => title)

describe('a change runs', () => {
  it.each([
    ['a screen', 'UsersScreen.tsx', ['Users']],
    ["a page's wiring", 'LoginPage.tsx', ['Login']],
    ["a story's own data", 'longUsers.ts', ['Users']],
    ['a story file', 'Chip.stories.tsx', ['Chip']],
    ['a component of one screen', 'Chip.tsx', ['Users', 'Chip']],
    ['the frame: all screens', 'TopBar.tsx', ['Users', 'Login']],
    ['the table of pages: all screens', 'pageCode.ts', ['Users', 'Login']],
    ['a component in the frame', 'Button.tsx', ['Users', 'Login', 'Button']],
    ['the preview: all stories', 'withTheme.tsx', ['Users', 'Login', 'Button', 'Chip']],
    ['mocks: all stories', 'mocks/world.ts', ['Users', 'Login', 'Button', 'Chip']],
    ['what only the preview imports: all stories', 'tokens.css', ['Users', 'Login', 'Button', 'Chip']],
    ['what a page imports, too: its stories', 'endpoint.ts', ['Users']],
    ['a static file: all stories', 'public/theme.js', ['Users', 'Login', 'Button', 'Chip']],
    ['the lock file: all stories', 'package-lock.json', ['Users', 'Login', 'Button', 'Chip']],
    ['nothing, for a unit test', 'UsersScreen.test.tsx', []],
  ])('%s', (_, file, stories) => {
    expect(affectedBy(file)).toEqual(stories)
  })
})

it('says why', () => {
  expect(effect('Button.tsx').reasons).toEqual([
    'screens, through the frame: App → TopBar → Button',
    'stories that import it',
  ])
  expect(effect('Chip.tsx').reasons).toEqual(['screens, through UsersPage', 'stories that import it'])
  expect(effect('tokens.css').reasons).toEqual(['every story, through preview → withTheme → tokens'])
  expect(effect('README.md').reasons).toEqual([])
})
