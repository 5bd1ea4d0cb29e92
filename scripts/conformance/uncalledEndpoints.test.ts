import { expect, it } from 'vitest'
import { importedEndpoints, uncalledEndpoints } from './uncalledEndpoints.ts'

it('reads the names imported from the files of endpoints', () => {
  const text = [
    "import { getMe, listUsers as users } from '#api/endpoints/account.ts'",
    "import { queryElad } from '../api/endpoints/ads.ts'",
    "import { getElad } from './fakes.ts'",
  ].join('\n')
  expect(importedEndpoints('a.ts', text)).toEqual(['getMe', 'listUsers', 'queryElad'])
})

it('finds the calls that only tests and mocks make', () => {
  const ids = uncalledEndpoints('.').map(({ id }) => id)
  expect(ids).toContain('getLoginStatus')
  expect(ids).not.toContain('loginAccessToken')
})
