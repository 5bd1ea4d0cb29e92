import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { findEffects } from './findEffects.ts'
import { readProject } from './readProject.ts'

const project = readProject(resolve(import.meta.dirname, '../..'))
const effectOf = findEffects(project)
const affectedBy = (file: string) =>
  effectOf(file).stories.map((story) => story.file.replace(/^.*\/|\.stories.tsx$/g, ''))

it('counts stories', () => {
  const count = (title: string) =>
    project.stories.filter((story) => story.title === title).reduce((sum, story) => sum + story.count, 0)
  expect(count('Screens/Errors/Global error')).toBe(5)
  expect(project.stories.length).toBeGreaterThan(100)
})

it("finds the page of each screen's stories, but for screens that no address shows", () => {
  const screens = project.stories.filter(({ title }) => title.startsWith('Screens/'))
  expect(screens.filter(({ pages }) => pages.length !== 1).map(({ title }) => title)).toEqual([
    'Screens/Dashboard/Empty account',
    'Screens/Errors/Global error',
    'Screens/Errors/New version',
    'Screens/Errors/No connection',
    'Screens/Errors/Not found',
    'Screens/Dashboard/Ad results parts',
    'Screens/Errors/Router error',
    // In the frame of two pages.
    'Screens/Dashboard/User menu',
  ])
  expect(project.stories.filter(({ title, pages }) => !title.startsWith('Screens/') && pages.length > 0)).toEqual([])
})

it.each([
  ['src/screens/Users/UsersTable.tsx', ['UserMenuDetails', 'UserMenuScreen', 'UserMenuSwitching', 'UsersScreen']],
  ['src/app/pages/UsersPage.tsx', ['UserMenuDetails', 'UserMenuScreen', 'UserMenuSwitching', 'UsersScreen']],
  ['mocks/longUsers.ts', ['UsersScreen']],
  [
    'src/components/charts/Sparkline/Sparkline.tsx',
    ['AllComponents', 'Sparkline', 'TitlesScreen', 'TitlesSelection', 'UserMenuScreen'],
  ],
  [
    'src/screens/Results/table/useTableOrder.ts',
    [
      'LinkAccountScreen',
      'AdResultsScreen',
      'AdResultsWork',
      'LongReport',
      'ReportParts',
      'TitleResultsCompared',
      'TitleResultsScreen',
      'TitleResultsWork',
      'WhatMoved',
    ],
  ],
  ['src/screens/Users/UsersScreen.test.tsx', []],
  ['README.md', []],
])('%s affects its own stories', (file, stories) => {
  expect(affectedBy(file)).toEqual(stories)
})

it('runs every screen in the frame for a change in it', () => {
  const framed = project.stories.filter(({ pages }) => pages.length > 0)
  expect(effectOf('src/app/layouts/UserMenu.tsx').stories).toEqual(framed)
  expect(affectedBy('src/components/layout/TopBar/TopBar.tsx')).toEqual(
    expect.arrayContaining(['TopBar', 'UsersScreen', 'LoginScreen']),
  )
  expect(affectedBy('src/components/layout/TopBar/TopBar.tsx')).not.toContain('Select')
})

it.each([
  '.storybook/preview.tsx',
  '.storybook/decorators/withApp.tsx',
  '.storybook/test-runner.ts',
  'vite.config.ts',
  'src/components/theme/tokens.css',
  'mocks/world/users.ts',
  'mocks/public/mockServiceWorker.js',
  'public/theme.js',
  'package-lock.json',
])('runs every story for a change of %s', (file) => {
  expect(effectOf(file).stories).toEqual(project.stories)
})
