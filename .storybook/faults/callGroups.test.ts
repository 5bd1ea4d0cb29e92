import { expect, it } from 'vitest'
import { ENDPOINT_LIST } from '#mocks/faults.ts'
import { callGroups } from './callGroups.ts'

it('begins with the calls of the screen, and has every call once', () => {
  const groups = callGroups('Screens/Dashboard/Ad details')
  expect(groups.map(({ label }) => label)).toEqual(['This screen', 'Other calls'])
  const words = groups[0]?.calls.map(({ words }) => words)
  expect(words).toEqual(expect.arrayContaining(['Rating of an ad', 'New rating of an ad, on a press']))
  const ids = groups.flatMap(({ calls }) => calls.map(({ id }) => id))
  expect([...ids].sort()).toEqual(ENDPOINT_LIST.map(({ id }) => id).sort())
})

it('has one group where no screen is on show', () => {
  const groups = callGroups('Components/Actions/Button')
  expect(groups.map(({ label, calls }) => [label, calls.length])).toEqual([['All calls', ENDPOINT_LIST.length]])
})
