import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { PATHS, type PageName } from '#app/routing/paths.ts'
import { callsOf, PAGE_LOADS, PAGE_PRESSES } from '#mocks/pageCalls.ts'
import { SCREENS } from '../screens/screens.ts'
import { screenCalls } from './screenCalls.ts'

it('every page has calls, except those that are known to have none', () => {
  const silent = Object.keys(PATHS).filter((page) => callsOf(page).length === 0)
  expect(silent.sort()).toEqual(SCREENS.flatMap(({ page, hasNoCalls }) => (page && hasNoCalls ? [page] : [])).sort())
  expect(silent).toEqual(['brokenLink', 'error', 'notFound'])
})

it('pages have the names and the addresses of the route table', () => {
  const pages: readonly PageName[] = PAGE_LOADS.map(({ page }) => page)
  expect(Object.keys(PATHS)).toEqual(expect.arrayContaining([...pages, ...Object.keys(PAGE_PRESSES)]))
  for (const { page, path } of PAGE_LOADS) expect(matchPath(PATHS[page], path.replace(/\?.*/, ''))).not.toBeNull()
})

it.each([
  ['Screens/Dashboard/Ad details', 'getElad'],
  ['Screens/Dashboard/Ad details at work', 'getElad'],
  ['Screens/Public/Login', 'loginAccessToken'],
  ['Screens/Dashboard/User menu without details', 'getMe'],
  ['Screens/Errors/Not found', undefined],
  ['Components/Actions/Button', undefined],
])('%s begins with %s', (title, first) => {
  expect(screenCalls(title)[0]?.id).toBe(first)
})
