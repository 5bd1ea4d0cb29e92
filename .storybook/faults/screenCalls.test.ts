import { expect, it } from 'vitest'
import { callsOf, PAGE_LOADS, PAGE_PRESSES } from '#mocks/pageCalls.ts'
import { SCREENS } from '../screens/screens.ts'
import { screenCalls } from './screenCalls.ts'
import { PAGE_NAMES, pageAt, type PageName } from '#domain/pages.ts'

it('every page has calls, except those that are known to have none', () => {
  const silent = PAGE_NAMES.filter((page) => callsOf(page).length === 0)
  expect(silent.sort()).toEqual(SCREENS.flatMap(({ page, hasNoCalls }) => (page && hasNoCalls ? [page] : [])).sort())
  expect(silent).toEqual(['brokenLink', 'error', 'notFound'])
})

it('pages have the names and the addresses of the table of pages', () => {
  const pages: readonly PageName[] = PAGE_LOADS.map(({ page }) => page)
  expect(PAGE_NAMES).toEqual(expect.arrayContaining([...pages, ...Object.keys(PAGE_PRESSES)]))
  for (const { page, path } of PAGE_LOADS) expect(pageAt(path.replace(/\?.*/, ''))).toBe(page)
})

it.each([
  ['Screens/Dashboard/Ad details', 'getElad'],
  ['Screens/Dashboard/Ad details/At work', 'getElad'],
  ['Screens/Public/Login', 'loginAccessToken'],
  ['Screens/Dashboard/User menu/Without details', 'getMe'],
  ['Screens/Errors/Not found', undefined],
  ['Components/Actions/Button', undefined],
])('%s begins with %s', (title, first) => {
  expect(screenCalls(title)[0]?.id).toBe(first)
})
