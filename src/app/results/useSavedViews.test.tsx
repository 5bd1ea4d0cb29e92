import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SavedView } from '#screens/Results/views/savedViews.ts'
import { useSavedViews } from './useSavedViews.ts'

let accountId = 'HV01'
vi.mock('../session/SessionContext.tsx', () => ({
  useSessionState: () => ({ status: 'signed-in', claims: { accountId }, account: null }),
}))

const ONE: SavedView = { id: '1', name: 'One', search: '?m=ctr', preset: null }
const TWO: SavedView = { id: '2', name: 'Two', search: '', preset: '28d' }
const KEY = 'lightshelf.views.adResults.HV01'
const stored = (views: unknown) => JSON.stringify({ version: 2, views })
const renderViews = (screen = 'adResults') => renderHook(() => useSavedViews(screen)).result

beforeEach(() => {
  accountId = 'HV01'
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('useSavedViews', () => {
  it('saves views per account and screen', () => {
    const views = renderViews()
    act(() => views.current[1](() => [ONE]))
    expect(views.current[0]).toEqual([ONE])
    expect([renderViews().current[0], renderViews('titleResults').current[0]]).toEqual([[ONE], []])
    accountId = 'QA07'
    expect(renderViews().current[0]).toEqual([])
  })

  it('applies changes to the views of other tabs, and follows them', () => {
    const views = renderViews()
    localStorage.setItem(KEY, stored([ONE]))
    act(() => views.current[1]((current) => [...current, TWO]))
    expect(views.current[0]).toEqual([ONE, TWO])
    localStorage.setItem(KEY, stored([TWO]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    expect(views.current[0]).toEqual([TWO])
  })

  it('keeps views by ad that were saved while that was the default of ad results, rewritten once', () => {
    const old = [ONE, TWO, { ...ONE, id: '3', name: 'Monthly', search: '?g=.month' }]
    const named = { ...ONE, id: '4', name: 'By day', search: '?g=day' }
    localStorage.setItem(KEY, JSON.stringify([...old, named]))
    const searches = ['?m=ctr&g=ad', '?g=ad', '?g=ad.month', '?g=day']
    expect(renderViews().current[0].map(({ search }) => search)).toEqual(searches)
    expect(localStorage.getItem(KEY)).toMatch(/^\{"version":2/)
    expect(renderViews().current[0].map(({ search }) => search)).toEqual(searches)
    localStorage.setItem(KEY.replace('ad', 'title'), JSON.stringify([ONE]))
    expect(renderViews('titleResults').current[0]).toEqual([ONE])
  })

  it.each(['', '{', 'null', '"x"', '[{}]', '{"views":[{}]}', '{"version":2}'])('survives %j in storage', (text) => {
    localStorage.setItem(KEY, text)
    expect(renderViews().current[0]).toEqual([])
  })

  it('keeps views in memory if storage fails', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    accountId = 'FX12'
    const views = renderViews()
    act(() => views.current[1](() => [ONE]))
    expect([views.current[0], renderViews().current[0]]).toEqual([[ONE], [ONE]])
  })
})
