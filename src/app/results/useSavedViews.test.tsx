import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SavedView } from '#screens/Results/views/savedViews.ts'
import { keyForUser } from '../hooks/keyForUser.ts'
import { writeAccountState } from '#session/accountStore.ts'
import { deviceStorage } from '#session/safeStorage.ts'
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
/** Where views were stored before they belonged to a user. */
const OLD_KEY = 'lightshelf.views.adResults.HV01'
const stored = (views: unknown) => JSON.stringify({ version: 3, views })
const renderViews = (screen = 'adResults') => renderHook(() => useSavedViews(screen)).result
const nameOwner = (owner: string) =>
  writeAccountState(deviceStorage, {
    userName: owner,
    account: { id: 'HV01', name: 'Harbour & Vale' },
    masquerade: null,
  })

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

  it('keeps views of ad results by title that were saved while that was the default, stored anew', () => {
    const views = [ONE, TWO, { ...ONE, id: '3', name: 'Monthly', search: '?g=.month' }]
    const named = { ...ONE, id: '4', name: 'By day', search: '?g=day' }
    localStorage.setItem(KEY, JSON.stringify({ version: 2, views: [...views, named] }))
    const searches = ['?m=ctr&g=title', '?g=title', '?g=title.month', '?g=day']
    expect(renderViews().current[0].map(({ search }) => search)).toEqual(searches)
    expect(localStorage.getItem(KEY)).toMatch(/^\{"version":3/)
    expect(renderViews().current[0].map(({ search }) => search)).toEqual(searches)
    localStorage.setItem(KEY.replace('adResults', 'titleResults'), JSON.stringify({ version: 2, views: [ONE] }))
    expect(renderViews('titleResults').current[0]).toEqual([ONE])
  })

  it('keeps views by ad that were saved while that was the first default of ad results', () => {
    nameOwner(userName)
    localStorage.setItem(OLD_KEY, JSON.stringify([ONE]))
    expect(renderViews().current[0]).toEqual([ONE])
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

describe('views stored before they belonged to a user', () => {
  beforeEach(() => localStorage.setItem(OLD_KEY, stored([ONE])))

  it('move to the user whom the stored account names, in any case', () => {
    nameOwner(userName.toUpperCase())
    expect(renderViews().current[0]).toEqual([ONE])
    expect(localStorage.getItem(OLD_KEY)).toBeNull()
    expect(localStorage.getItem(KEY)).toBe(stored([ONE]))
  })

  it('join the views that the user has by now', () => {
    nameOwner(userName)
    localStorage.setItem(KEY, stored([{ ...ONE, search: '?m=clicks' }, TWO]))
    localStorage.setItem(OLD_KEY, stored([ONE, { ...ONE, id: '2', name: 'Three' }]))
    expect(renderViews().current[0].map(({ name, search }) => [name, search])).toEqual([
      ['One', '?m=clicks'],
      ['Two', ''],
      ['Three', '?m=ctr'],
    ])
  })

  it('are dropped if unreadable', () => {
    nameOwner(userName)
    localStorage.setItem(OLD_KEY, '[{}, {"id":1}]')
    expect(renderViews().current[0]).toEqual([])
  })

  it.each([
    ['another user', OTHER_USER, false],
    ['nobody', null, false],
    ['a masquerading user', 'one@harbourvale.example', true],
  ])('stay unread for %s', (_who, owner, masquerading) => {
    if (owner !== null) nameOwner(owner)
    masquerade = masquerading
    const views = renderViews()
    expect(views.current[0]).toEqual([])
    act(() => views.current[1]((current) => [...current, TWO]))
    expect(localStorage.getItem(OLD_KEY)).toBe(stored([ONE]))
  })
})
