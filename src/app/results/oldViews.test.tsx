import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../App.tsx'
import { configFromEnv } from '../config/environment.ts'
import { hashOfUser } from '../hooks/keyForUser.ts'
import { writeAccountState } from '#session/accountStore.ts'
import { deviceStorage } from '#session/safeStorage.ts'
import { resetApp } from '../testing/testApp.tsx'
import { ownsOldViews, settleOldViews } from './oldViews.ts'

const ONE = 'One@harbourvale.example'
const TWO = 'two@harbourvale.example'
const START = new Date('2026-11-24T10:00:00Z')
const OLD_KEYS = ['lightshelf.views.adResults.HV01', 'lightshelf.views.titleResults.QA07']
const RECORD_KEY = 'lightshelf.old-views'
const later = (days: number) => new Date(START.getTime() + days * 86_400_000)
const nameOwner = (userName: string) => writeAccountState(deviceStorage, { userName, account: null, masquerade: null })
const remainingKeys = () => OLD_KEYS.filter((key) => localStorage.getItem(key) !== null)

beforeEach(() => {
  localStorage.clear()
  for (const key of OLD_KEYS) localStorage.setItem(key, '[]')
})
afterEach(() => {
  vi.restoreAllMocks()
  resetApp()
})

describe('old views', () => {
  it('are those of the user whom the stored account named first, whoever signs in later', () => {
    nameOwner(ONE)
    settleOldViews(START)
    nameOwner(TWO)
    settleOldViews(later(1))
    expect([ownsOldViews(ONE.toLowerCase()), ownsOldViews(TWO)]).toEqual([true, false])
    expect(localStorage.getItem(RECORD_KEY)).toContain(hashOfUser(ONE))
  })

  it('have no owner if the stored account named none', () => {
    settleOldViews(START)
    nameOwner(TWO)
    settleOldViews(later(1))
    expect(ownsOldViews(TWO)).toBe(false)
  })

  it('are removed after 90 days, and so is their record', () => {
    localStorage.setItem('lightshelf.theme', 'light')
    settleOldViews(START)
    settleOldViews(later(89.9))
    expect(remainingKeys()).toEqual(OLD_KEYS)
    settleOldViews(later(90))
    expect(Object.keys(localStorage)).toEqual(['lightshelf.theme'])
  })

  it('leave no record once all have moved', () => {
    settleOldViews(START)
    for (const key of OLD_KEYS) localStorage.removeItem(key)
    settleOldViews(later(1))
    expect(localStorage.getItem(RECORD_KEY)).toBeNull()
  })

  it.each(['', '{', 'null', '7', '[]', '{"owner":7,"sinceMs":"x"}', '{"owner":null,"sinceMs":1e99}'])(
    'with the unreadable record %j have no owner and 90 days from now',
    (record) => {
      localStorage.setItem(RECORD_KEY, record)
      nameOwner(TWO)
      settleOldViews(START)
      expect(ownsOldViews(TWO)).toBe(false)
      settleOldViews(later(89))
      expect(remainingKeys()).toEqual(OLD_KEYS)
      settleOldViews(later(90))
      expect(remainingKeys()).toEqual([])
    },
  )

  it('are left alone if storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(() => settleOldViews(START)).not.toThrow()
    expect(ownsOldViews(TWO)).toBe(false)
  })

  it('are settled by the app before anybody can sign in, by its clock', () => {
    const openAt = (now: Date) => {
      const environment = { config: configFromEnv({}), now: () => now, retryDelaysS: [] }
      render(<App environment={environment} router={() => null} />).unmount()
    }
    nameOwner(ONE)
    openAt(START)
    nameOwner(TWO)
    expect(ownsOldViews(ONE)).toBe(true)
    openAt(later(90))
    expect(remainingKeys()).toEqual([])
  })
})
