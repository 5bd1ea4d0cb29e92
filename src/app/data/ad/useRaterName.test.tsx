import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Client } from '#api/client.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useRaterName } from './useRating.ts'

const call = vi.fn<() => Promise<unknown>>()
const client = { call } as unknown as Client
afterEach(() => {
  cleanup()
  call.mockReset()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <DataScope client={client} retryDelaysS={[]}>
    {children}
  </DataScope>
)

/** Their name, once what is asked for has arrived. */
async function nameOfRater(userName: string | null, rating: number | null = 4) {
  call.mockResolvedValue({
    rows: [{ userName: 'Ben@quill.example', firstName: 'Ben', lastName: 'Okri' }],
    total: 1,
    received: 1,
  })
  const hook = renderHook(() => useRaterName({ rating, comment: null, userName, day: null }, 'imogen'), { wrapper })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  return hook.result.current
}

it('finds another’s name in the user list, in any case', async () => {
  expect(await nameOfRater('ben@quill.example')).toBe('Ben Okri')
})

it('knows no name of someone who is not in the list', async () => {
  expect(await nameOfRater('cleo')).toBeNull()
  expect(call).toHaveBeenCalledTimes(1)
})

it.each([
  ['one’s own rating', 'Imogen', 4],
  ['a rating without a name', null, 4],
  ['no rating', 'ben@quill.example', null],
] as const)('reads no user list for %s', async (_, userName, rating) => {
  expect(await nameOfRater(userName, rating)).toBeNull()
  expect(call).not.toHaveBeenCalled()
})
