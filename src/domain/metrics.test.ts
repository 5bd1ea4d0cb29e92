import { expect, it } from 'vitest'
import { NO_FIGURES, selectFigures, type PlatformFigures } from './metrics.ts'
import { PLATFORMS } from './platforms.ts'
import { NO_PLATFORM_FIGURES } from './testing/testFigures.ts'

const figures: PlatformFigures = {
  ...NO_PLATFORM_FIGURES,
  gad: { clicks: 1, impressions: 20, conversions: null },
  mad: { clicks: 2, impressions: 30, conversions: 0 },
}

// spec 3.14
it('gad, mad and pad are the platforms, and all is their sum, nulls left out', () => {
  expect(PLATFORMS).toEqual(['gad', 'mad', 'pad'])
  for (const platform of PLATFORMS) expect(selectFigures(figures, platform)).toEqual(figures[platform])
  expect(selectFigures(figures, 'all')).toEqual({ clicks: 3, impressions: 50, conversions: 0 })
})

it('all is unknown if no platform is in use', () => {
  expect(selectFigures(NO_PLATFORM_FIGURES, 'all')).toEqual(NO_FIGURES)
})
