import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clientWith, json } from '#api/testing/testClient.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useTitle } from './useListed.ts'
import { useTitles } from './useTitles.ts'

const PERIOD = { from: '2026-11-01', to: '2026-11-02' }
let answer: (response: Response) => void
const { client, fetch } = clientWith(() => new Response())

let opened: { current: ReturnType<typeof useTitle> }

function List({ children }: { children: ReactNode }) {
  return useTitles(PERIOD, 'all').isComplete && children
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <DataScope client={client} retryDelaysS={[]}>
    <List>{children}</List>
  </DataScope>
)

/** Opens a title once the list is there. */
beforeEach(async () => {
  fetch.mockReset()
  fetch
    .mockResolvedValueOnce(json({ total: 1, rows: [{ entity_id: 1, entity_name: 'Dracula' }] }))
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  opened = renderHook(() => useTitle(1), { wrapper }).result
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
})
afterEach(cleanup)

it('a title shows what its list says of it until it is loaded', async () => {
  expect(opened.current).toMatchObject({ data: { name: 'Dracula' }, isComplete: false, loading: true })
  act(() => answer(json({ entity_id: 1, entity_name: 'Dracula, 2nd edition' })))
  await waitFor(() => expect(opened.current.isComplete).toBe(true))
  expect(opened.current.data?.name).toBe('Dracula, 2nd edition')
})

it('a title that cannot be loaded shows nothing of its list', async () => {
  act(() => answer(new Response('{}', { status: 404 })))
  await waitFor(() => expect(opened.current.failure).not.toBeNull())
  expect(opened.current.data).toBeUndefined()
})
