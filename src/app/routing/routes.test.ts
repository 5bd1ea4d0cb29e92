import { expect, it } from 'vitest'
import { PAGES } from './routes.ts'

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
