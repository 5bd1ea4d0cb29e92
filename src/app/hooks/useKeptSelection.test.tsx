import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useSelection, type Selection } from '#components/data/SelectionBar/useSelection.ts'
import { Requests, RequestsContext } from '#query/requests.ts'
import { useKeptSelection } from './useKeptSelection.ts'

afterEach(cleanup)

const newSession = () => new Requests(() => Promise.reject(new Error('No request')), { delaysS: [], retries401: false })

function open(session: Requests) {
  const current: { list?: Selection } = {}
  function List() {
    current.list = useSelection(useKeptSelection())
    return null
  }
  const router = createMemoryRouter([
    { path: '/', element: <List /> },
    { path: '/results', element: null },
  ])
  const { unmount } = render(
    <RequestsContext value={session}>
      <RouterProvider router={router} />
    </RequestsContext>,
  )
  return { router, unmount, selected: () => [...(current.list?.selected ?? [])], list: () => current.list }
}

it('finds the selection again with Back, also after a filter, but not on a new visit', async () => {
  const { router, selected, list } = open(newSession())
  act(() => list()?.setSelected(new Set([101, 102])))
  await act(() => router.navigate('/?q=d', { replace: true }))
  await act(() => router.navigate('/results'))
  await act(() => router.navigate(-1))
  expect(selected()).toEqual([101, 102])
  await act(() => router.navigate('/results'))
  await act(() => router.navigate('/'))
  expect(selected()).toEqual([])
})

it('forgets it with the session or the account', () => {
  const first = open(newSession())
  act(() => first.list()?.setSelected(new Set([101])))
  first.unmount()
  expect(open(newSession()).selected()).toEqual([])
})
