import { expect, it } from 'vitest'
import { readPageModules } from './pageModules.ts'

const TABLE = `
  const login = lazyPage(() => import('../pages/LoginPage.tsx').then((page) => page.LoginPage))
  export const PAGES = {
    login: { path: PATHS.login, view: login },
  } as const satisfies Record<PageName, PageRoute>
`

it('reads the module of each page', () => {
  expect([...readPageModules(TABLE)]).toEqual([['login', '../pages/LoginPage.tsx']])
})

it('fails if it cannot', () => {
  expect(() => readPageModules(TABLE.replace('import(', 'load('))).toThrow('the page “login” cannot be read')
})
