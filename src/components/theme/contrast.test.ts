import { describe, expect, it } from 'vitest'
import { contrast } from './testing/cssColor.ts'
import { tokenValue } from './tokens.ts'
import type { ThemeName, TokenName } from './tokens.ts'

const SURFACES = ['bg', 'surface', 'raised', 'hover', 'float'] as const

/** WCAG 2.2, 1.4.3 and 1.4.11: 4.5 for text, 3 for icons, large text and the borders of controls. */
const TEXT_MINIMUM = 4.5
const MARK_MINIMUM = 3
const MARKS: readonly TokenName[] = [
  'mad',
  'pad',
  'prev',
  'line-ctl',
  'series-1',
  'series-2',
  'series-3',
  'series-4',
  'series-5',
]

/** The expected ratios on each of SURFACES, dark then light; null for unused combinations. */
const EXPECTED: readonly [TokenName, readonly (number | null)[], readonly (number | null)[]][] = [
  ['text', [16.2, 15.3, 14.1, 12.7, 14.2], [15.3, 16.7, 14.4, 13.2, 17.0]],
  ['text-2', [9.6, 9.1, 8.4, 7.6, 8.5], [7.2, 7.9, 6.8, 6.2, 8.0]],
  ['text-3', [6.2, 5.9, 5.4, 4.9, 5.5], [5.3, 5.8, 5.0, 4.6, 5.9]],
  ['lamp-text', [11.6, 11.0, 10.1, 9.1, 10.2], [6.6, 7.1, 6.2, 5.6, 7.3]],
  ['lamp', [10.0, 9.5, 8.7, 7.9, 8.8], [5.7, 6.2, 5.4, 4.9, 6.3]],
  ['ok', [9.3, 8.8, 8.1, 7.3, 8.2], [5.8, 6.3, 5.5, 5.0, 6.4]],
  ['warn', [8.3, 7.9, 7.2, 6.5, 7.3], [5.6, 6.1, 5.3, 4.8, 6.2]],
  ['err', [8.2, 7.7, 7.1, 6.4, 7.2], [5.9, 6.4, 5.5, 5.1, 6.5]],
  ['info', [9.2, 8.7, 8.0, 7.2, 8.1], [6.1, 6.7, 5.8, 5.3, 6.8]],
  ['gad', [13.0, 12.3, 11.3, 10.2, 11.4], [9.2, 10.0, 8.6, 7.9, 10.2]],
  ['mad', [6.2, 5.8, 5.4, 4.8, 5.4], [5.2, 5.7, 4.9, 4.5, 5.8]],
  ['pad', [5.7, 5.4, 5.0, 4.5, 5.0], [5.0, 5.4, 4.7, 4.3, 5.5]],
  ['all', [16.2, 15.3, 14.1, 12.7, 14.2], [15.3, 16.7, 14.4, 13.2, 17.0]],
  ['prev', [5.3, 5.0, null, null, 4.6], [3.7, 4.1, null, null, 4.1]],
  ['series-1', [8.4, 7.9, null, null, 7.4], [6.5, 7.0, null, null, 7.2]],
  ['series-2', [14.5, 13.7, null, null, 12.7], [3.8, 4.2, null, null, 4.2]],
  ['series-3', [6.9, 6.5, null, null, 6.0], [11.1, 12.1, null, null, 12.3]],
  ['series-4', [3.8, 3.6, null, null, 3.3], [3.6, 4.0, null, null, 4.0]],
  ['series-5', [3.7, 3.5, null, null, 3.3], [12.7, 13.8, null, null, 14.1]],
  ['line-ctl', [4.2, 3.9, null, null, 3.7], [3.5, 3.8, null, null, 3.9]],
]

/** Other pairs: foreground, background, ratios in dark and light. */
const PAIRS: readonly [TokenName, TokenName, number, number][] = [
  ['on-lamp', 'lamp', 9.8, 6.1],
  ['on-lamp', 'lamp-hover', 11.3, 7.7],
  ['on-lamp-fill', 'lamp-fill', 9.8, 9.8],
  ['on-lamp-fill', 'lamp-fill-hover', 11.3, 11.3],
  ['on-lamp-fill', 'lamp-fill-press', 7.7, 7.7],
  ['lamp-text', 'lamp-soft', 9.1, 6.0],
  ['text', 'lamp-soft', 12.6, 14.1],
  ['ok', 'ok-soft', 7.5, 5.5],
  ['warn', 'warn-soft', 6.9, 5.2],
  ['err', 'err-soft', 6.9, 5.4],
  ['text', 'err-soft', 13.6, 14.1],
  ['info', 'info-soft', 7.6, 5.7],
  ['text-3', 'raised', 5.4, 5.0],
]

const ratio = (foreground: TokenName, background: TokenName, theme: ThemeName) =>
  contrast(tokenValue(foreground, theme), tokenValue(background, theme))

describe('contrast', () => {
  it('ranges from 1 to 21', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#777777')).toBe(1)
  })

  it.each(EXPECTED)('of %s is as expected on every surface', (name, dark, light) => {
    const minimum = MARKS.includes(name) ? MARK_MINIMUM : TEXT_MINIMUM
    for (const [theme, ratios] of [
      ['dark', dark],
      ['light', light],
    ] as const) {
      for (const [index, surface] of SURFACES.entries()) {
        const expected = ratios[index] ?? null
        if (expected === null) continue
        expect(ratio(name, surface, theme), `${name} on ${surface}, ${theme}`).toBeCloseTo(expected, 1)
        expect(ratio(name, surface, theme), `${name} on ${surface}, ${theme}`).toBeGreaterThanOrEqual(minimum)
      }
    }
  })

  it.each(PAIRS)('of %s on %s is as expected', (foreground, background, dark, light) => {
    expect(ratio(foreground, background, 'dark')).toBeCloseTo(dark, 1)
    expect(ratio(foreground, background, 'light')).toBeCloseTo(light, 1)
    expect(
      Math.min(ratio(foreground, background, 'dark'), ratio(foreground, background, 'light')),
    ).toBeGreaterThanOrEqual(TEXT_MINIMUM)
  })
})
