import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSentFiles } from './useSentFiles.ts'

let accountId = 'HV01'
let userName = 'one@harbourvale.example'
let today = '2026-11-20'
vi.mock('#session/SessionContext.tsx', () => ({
  useSessionState: () => ({
    status: 'signed-in',
    claims: { accountId },
    user: { userName },
    account: null,
    accounts: null,
  }),
}))
vi.mock('#app/hooks/useToday.ts', () => ({ useToday: () => today }))

beforeEach(() => {
  accountId = 'HV01'
  userName = 'one@harbourvale.example'
  today = '2026-11-20'
  localStorage.clear()
})
afterEach(cleanup)

const render = (titleId = 101) => renderHook(() => useSentFiles(titleId)).result
const names = (titleId?: number) => render(titleId).current[0].map(({ name }) => name)
const send = (id: number, titleId?: number) => {
  const hook = render(titleId)
  act(() => hook.current[1]({ id, name: `${id}.png` }))
  return hook.current[0]
}

it('remembers what was sent per user, account and title', () => {
  expect(send(1)).toEqual([{ id: 1, name: '1.png', day: '2026-11-20' }])
  expect(names()).toEqual(['1.png'])
  expect(names(102)).toEqual([])
  accountId = 'QA07'
  expect(names()).toEqual([])
  accountId = 'HV01'
  userName = 'two@harbourvale.example'
  expect(names()).toEqual([])
  userName = 'One@harbourvale.example'
  expect(names()).toEqual(['1.png'])
  expect(Object.keys(localStorage).join()).not.toMatch(/@|harbourvale/i)
})

it('keeps the last 20 of a title, for 90 days', () => {
  for (let id = 1; id <= 21; id++) send(id)
  expect(names()).toHaveLength(20)
  expect(names()[0]).toBe('2.png')
  today = '2027-02-17'
  expect(names()).toHaveLength(20)
  today = '2027-02-18'
  expect(names()).toEqual([])
  send(22, 102)
  expect(JSON.stringify(localStorage)).not.toContain('2.png\\",\\"day\\":\\"2026')
})

it.each(['{', '7', '[null]', '{"101":[{"id":1,"name":"1.png"},null],"102":7}'])('reads %s as nothing', (text) => {
  send(1)
  localStorage.setItem(Object.keys(localStorage)[0] ?? '', text)
  expect(names()).toEqual([])
})
