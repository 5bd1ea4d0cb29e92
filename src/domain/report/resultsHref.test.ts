import { expect, test } from 'vitest'
import { resultsHref } from './resultsHref.ts'

test.each([
  ['adResults', [], '/dashboard/ad-results'],
  ['adResults', [7], '/dashboard/ad-results?elad_id=7&g=campaign'],
  ['adResults', [7, 8], '/dashboard/ad-results?elad_id=7&elad_id=8'],
  ['titleResults', [7], '/dashboard/title-results?entity_id=7&g=ad'],
  ['titleResults', [7, 8], '/dashboard/title-results?entity_id=7&entity_id=8'],
] as const)('%s of %j: one is grouped by what it consists of', (page, ids, href) => {
  expect(resultsHref(page, ids)).toBe(href)
})
