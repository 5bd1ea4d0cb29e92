import { expect, it } from 'vitest'
import { isScreenStory, screenPageOf } from './screenPage.ts'

it.each([
  ['Screens/Dashboard/Ad details/At work', { name: 'Ad details', id: 'screens-ad-details--all-states' }],
  ['Screens/Public/Click-through', { name: 'Click-through', id: 'screens-click-through--all-states' }],
  ['Screens/Errors/Router error', { name: 'Router error', id: 'screens-router-error--all-states' }],
  ['Components/Actions/Button', undefined],
  [undefined, undefined],
])('the page of %s', (title, page) => {
  expect(screenPageOf(title)).toEqual(page)
})

it('stories of screens are known by their ids', () => {
  expect(['screens-titles--default', 'components-layout-page--default', undefined].map(isScreenStory)).toEqual([
    true,
    false,
    false,
  ])
})
