import { pageAt, PAGES } from './pages.ts'
import { expect, it } from 'vitest'

// spec 1.8, 6.1
it('the pages are those of the specification, and the dashboard requires a sign-in except for two', () => {
  const pathsOf = (isGuarded: boolean) =>
    Object.values(PAGES)
      .filter(({ guarded }) => guarded === isGuarded)
      .map(({ path }) => path.replace(/:\w+/, '{id}'))
  expect(pathsOf(true)).toEqual([
    '/dashboard/titles',
    '/dashboard/titles/{id}',
    '/dashboard/title-ads/{id}',
    '/dashboard/ads',
    '/dashboard/ads/{id}',
    '/dashboard/ad-results',
    '/dashboard/title-results',
    '/dashboard/account',
    '/dashboard/users',
  ])
  expect(pathsOf(false)).toEqual([
    '/dashboard/error',
    '/dashboard/brokenlink',
    '/login',
    '/forgotpassword',
    '/resetpassword',
    '/clith/{id}',
    '/showcase/latest',
    '/404',
  ])
})

it.each([
  ['/dashboard/titles', 'titles'],
  ['/dashboard/titles/', 'titles'],
  ['/dashboard/titles/7', 'title'],
  ['/Dashboard/Titles', 'titles'],
  ['/dashboard/titles/7/more', undefined],
  ['/dashboard/title-results', 'titleResults'],
  ['/dashboard', undefined],
  ['/', undefined],
])('%s is %s', (path, page) => {
  expect(pageAt(path)).toBe(page)
})
