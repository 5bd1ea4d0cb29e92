import { expect, it } from 'vitest'
import { addedTags, isCheckedInLight, isSiblingFailure, OTHER_LOOK } from './states.ts'

it.each([
  ['Components/Inputs/Checkbox', '400 Bad request', [], []],
  ['Screens/Dashboard/Ads', 'Default', [], []],
  ['Components/Inputs/Checkbox', 'Lightbox', [], []],
  ['Components/Inputs/Checkbox', 'On a phone', [], [OTHER_LOOK]],
  ['Screens/Dashboard/Ads', 'Mobile', [], [OTHER_LOOK]],
  ['Screens/Dashboard/Ads', 'Selected, light', [], [OTHER_LOOK, '!test']],
  ['Screens/Dashboard/Ads', '401 Unauthorized', [], []],
  ['Screens/Dashboard/Ads', '400 Bad request', [], ['!test']],
  ['Screens/Dashboard/Ads', 'Chosen columns', [], ['!test']],
  ['Screens/Dashboard/Ads', 'Chosen columns', ['journey'], []],
  ['Screens/Dashboard/Ads', 'Chosen columns', ['journey', '!journey'], ['!test']],
])('%s, %s, tagged %j', (title, name, tags, added) => {
  expect(addedTags(title, name, tags)).toEqual(added)
})

it('is one failure of each screen that axe checks', () => {
  expect(isSiblingFailure('Screens/Dashboard/Ads', '400 Bad request')).toBe(true)
  expect(isSiblingFailure('Screens/Dashboard/Ads', '500 Internal server error')).toBe(false)
  expect(isSiblingFailure('Screens/Dashboard/Ads', 'Types fail with 500')).toBe(false)
  expect(isSiblingFailure('Components/Feedback/Failure', 'No network')).toBe(false)
})

it('is one story of each screen that npm test checks in the light theme', () => {
  expect(isCheckedInLight('Screens/Dashboard/Ads', 'Light', true)).toBe(true)
  expect(isCheckedInLight('Screens/Dashboard/Ads', 'Default', true)).toBe(false)
  expect(isCheckedInLight('Screens/Dashboard/Ads', 'Default', false)).toBe(true)
  expect(isCheckedInLight('Components/Inputs/Checkbox', 'Default', true)).toBe(true)
})
