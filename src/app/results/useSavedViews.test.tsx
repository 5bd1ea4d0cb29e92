import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SavedView } from '#domain/report/savedViews.ts'
import { keyForUser } from '#session/storedJson.ts'
import { useSavedViews } from './useSavedViews.ts'

let accountId = 'HV01'
let userName = 'one@harbourvale.example'
let masquerade = false
vi.mock('#session/SessionContext.tsx', () => ({
  useSessionState: () => ({
    status: 'signed-in',
    claims: { accountId, masquerade },
    user: { userName },
    account: null,
    accounts: null,
  }),
}))

const ONE: SavedView = { id: '1', name: 'One', search: '?m=ctr', preset: null }
const TWO: SavedView = { id: '2', name: 'Two', search: '', preset: '28d' }
const OTHER_USER = 'two@harbourvale.example'
const KEY = keyForUser('saved-views.adResults', userName, accountId)
const stored = (views: unknown) => JSON.stringify({ version: 3, views })
const renderViews = (screen = 'adResults') => renderHook(() => useSavedViews(screen)).result
beforeEach(() => {
  accountId = 'HV01'
  userName = 'one@harbourvale.example'
  masquerade = false
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('useSavedViews', () => {
  it('saves views per user, account and screen', () => {
    const views = renderViews()
    act(() => views.current[1](() => [ONE]))
    expect(views.current[0]).toEqual([ONE])
    expect([renderViews().current[0], renderViews('titleResults').current[0]]).toEqual([[ONE], []])
    userName = userName.toUpperCase()
    expect(renderViews().current[0]).toEqual([ONE])
    accountId = 'QA07'
    expect(renderViews().current[0]).toEqual([])
    accountId = 'HV01'
    userName = OTHER_USER
    expect(renderViews().current[0]).toEqual([])
    expect(Object.keys(localStorage).join()).not.toMatch(/@|harbourvale/i)
  })

  it('keeps the views of a masquerade for the one who masquerades', () => {
    const customers = renderViews()
    act(() => customers.current[1](() => [ONE]))
    userName = 'staff@lightshelf.example'
    masquerade = true
    const views = renderViews()
    expect(views.current[0]).toEqual([])
    act(() => views.current[1](() => [TWO]))
    userName = 'one@harbourvale.example'
    masquerade = false
    expect(renderViews().current[0]).toEqual([ONE])
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
