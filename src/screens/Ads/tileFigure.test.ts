import { expect, it } from 'vitest'
import { testAd } from '#domain/testing/testAd.ts'
import { adLines } from '../shared/ads/adLines.ts'
import { tileFigure, tileFigureKey } from './tileFigure.ts'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'

const [line] = adLines(
  [testAd(1, { rating: 4, figures: { ...NO_PLATFORM_FIGURES, gad: { clicks: 1, impressions: 200, conversions: 0 } } })],
  { types: new Map(), classes: new Map() },
)
const sortedBy = (key: string) => line && tileFigure(line, tileFigureKey([{ key, descending: true }]))

it('shows what the ads are sorted by', () => {
  expect(sortedBy('ctr')).toEqual({ value: '0.50%', unit: 'CTR' })
  expect(sortedBy('impressions')).toEqual({ value: '200', unit: 'impr.' })
  expect(sortedBy('conversions')).toEqual({ value: '0', unit: 'conv.' })
  expect(sortedBy('rating')).toEqual({ value: '4 of 5', unit: null })
})

it('shows clicks where ads are sorted by something else', () => {
  expect(sortedBy('clicks')).toEqual({ value: '1', unit: 'click' })
  expect(sortedBy('name')).toEqual({ value: '1', unit: 'click' })
})
