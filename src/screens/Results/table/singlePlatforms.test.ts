import { expect, it } from 'vitest'
import type { Figures } from '#domain/metrics.ts'
import { byPlatform, type Platform } from '#domain/platforms.ts'
import { NO_FIGURES } from '#domain/metrics.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import { groupRows, rowsOf } from '#domain/report/testing/testReport.ts'
import { OPTIONS, TREE } from '#domain/report/testing/testReportTree.ts'
import { singlePlatforms } from './singlePlatforms.ts'

const FIGURES: Figures = { clicks: 1, impressions: 9, conversions: 0 }
const row = (refkey: number, ...platforms: Platform[]) => {
  const on = (platform: Platform) => (platforms.includes(platform) ? FIGURES : NO_FIGURES)
  return { refkey, day: '2026-11-01', figures: byPlatform(on) }
}
const platformsBy = (by: Dimension, ...rows: ReturnType<typeof row>[]) =>
  singlePlatforms(groupRows(rowsOf(rows), null, TREE, { ...OPTIONS, by: [by] }))

it('names the platform of each ad if each has one', () => {
  expect(platformsBy('ad', row(1, 'gad'), row(2, 'mad'))).toEqual(['gad', 'mad'])
  expect(platformsBy('campaign', row(1, 'pad'), row(2))).toEqual(['pad', null])
})

it('names none if an ad has several, or for other dimensions', () => {
  expect(platformsBy('ad', row(1, 'gad', 'pad'), row(2, 'mad'))).toBeNull()
  expect(platformsBy('title', row(1, 'gad'), row(2, 'mad'))).toBeNull()
})
