import { expect, it } from 'vitest'
import { addedTags, isSiblingFailure } from './states.ts'

it.each([
  ['Components/Inputs/Checkbox', '400 Bad request', [], []],
  ['Screens/Dashboard/Ads', 'Default', [], []],
  ['Screens/Dashboard/Ads', '401 Unauthorized', [], []],
  ['Screens/Dashboard/Ads', '400 Bad request', [], ['nightly']],
  ['Screens/Dashboard/Ads', 'Chosen columns', [], ['nightly']],
  ['Screens/Dashboard/Ads', 'Chosen columns', ['journey'], []],
])('%s, %s, tagged %j', (title, name, tags, added) => {
  expect(addedTags(title, name, tags)).toEqual(added)
})

it('is one failure of each screen that axe checks', () => {
  expect(isSiblingFailure('Screens/Dashboard/Ads', '400 Bad request')).toBe(true)
  expect(isSiblingFailure('Screens/Dashboard/Ads', '500 Internal server error')).toBe(false)
  expect(isSiblingFailure('Screens/Dashboard/Ads', 'Types fail with 500')).toBe(false)
  expect(isSiblingFailure('Components/Feedback/Failure', 'No network')).toBe(false)
})
