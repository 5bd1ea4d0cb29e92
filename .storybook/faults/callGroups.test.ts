import { expect, it } from 'vitest'
import { ENDPOINT_LIST } from '#mocks/faults.ts'
import { callGroups } from './callGroups.ts'

const AD = 'Screens/Dashboard/Ad details'
const namesIn = (title: string, query: string) =>
  callGroups(title, query).map(({ label, calls }) => [label, calls.map(({ words }) => words)])

it('begins with the calls of the screen, and has every call once', () => {
  const groups = callGroups(AD, '')
  expect(groups.map(({ label }) => label)).toEqual(['This screen', 'Other calls'])
  expect(groups[0]?.calls[0]?.words).toBe('Details of an ad')
  const ids = groups.flatMap(({ calls }) => calls.map(({ id }) => id))
  expect([...ids].sort()).toEqual(ENDPOINT_LIST.map(({ id }) => id).sort())
})

it('has one group where no screen is on show', () => {
  const groups = callGroups('Components/Actions/Button', '')
  expect(groups.map(({ label, calls }) => [label, calls.length])).toEqual([['All calls', ENDPOINT_LIST.length]])
})

it('finds words in any order, names in the code and paths', () => {
  expect(namesIn(AD, 'list of')).toContainEqual([
    'This screen',
    ['List of campaigns', 'List of users', 'List of accounts'],
  ])
  expect(namesIn(AD, 'ad RATING')).toEqual([['This screen', ['Rating of an ad', 'New rating of an ad']]])
  expect(namesIn(AD, 'getEladRating')).toEqual([['This screen', ['Rating of an ad']]])
  expect(namesIn(AD, 'query/entity')).toEqual([['Other calls', ['List of titles']]])
  expect(namesIn(AD, 'nonsense')).toEqual([])
})

it('says which calls of the screen are made on a press', () => {
  const details = callGroups(AD, 'rating of').flatMap(({ calls }) => calls.map(({ detail }) => detail))
  expect(details).toEqual([
    'getEladRating · GET …/elad/{elad_id}/rate',
    'On a press · rateElad · POST …/elad/{elad_id}/rate',
  ])
})
