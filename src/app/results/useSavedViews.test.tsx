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
const open = (screen = 'adResults') => renderHook(() => useSavedViews(screen)).result

beforeEach(() => {
  accountId = 'HV01'
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('useSavedViews', () => {
  it('keeps views for the account and the screen', () => {
    const views = open()
    act(() => views.current[1](() => [ONE]))
    expect(views.current[0]).toEqual([ONE])
    expect([open().current[0], open('titleResults').current[0]]).toEqual([[ONE], []])
    accountId = 'QA07'
    expect(open().current[0]).toEqual([])
  })

  it('changes what another tab has kept in the meantime, and takes it over', () => {
    const views = open()
    localStorage.setItem(KEY, JSON.stringify([ONE]))
    act(() => views.current[1]((kept) => [...kept, TWO]))
    expect(views.current[0]).toEqual([ONE, TWO])
    localStorage.setItem(KEY, JSON.stringify([TWO]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    expect(views.current[0]).toEqual([TWO])
  })

  it.each(['', '{', 'null', '"x"', '[{}]'])('survives %j on the device', (text) => {
    localStorage.setItem(KEY, text)
    expect(open().current[0]).toEqual([])
  })

  it('keeps views for the visit where the device keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    accountId = 'FX12'
    const views = open()
    act(() => views.current[1](() => [ONE]))
    expect([views.current[0], open().current[0]]).toEqual([[ONE], [ONE]])
  })
})
