import * as fc from 'fast-check'
import { addDays, startOfMonth, type Day } from '../../day.ts'
import { byMetric, NO_FIGURES, type Figures } from '../../metrics.ts'
import { byPlatform, PLATFORMS } from '../../platforms.ts'
import type { Period } from '../../period.ts'
import type { Dimension, TimeStep } from '../dimensions.ts'
import { reportTree, type ReportTree } from '../reportTree.ts'
import { TODAY, type Case, type Row } from './testReport.ts'

/* Arbitrary rows, trees, periods and groupings for property tests of the report. */

const count = fc.option(fc.oneof(fc.constant(0), fc.nat(1_000_000)))
const figures: fc.Arbitrary<Figures> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(NO_FIGURES) },
  { weight: 3, arbitrary: fc.record(byMetric(() => count)) },
)
const name = fc.constantFrom('Emma', 'emma', 'Ad 2', 'Ad 10', 'Émile', 'Dracula')
const platform = fc.option(fc.constantFrom(...PLATFORMS), { freq: 5 })
const aDay = (from: Day, days: number) => fc.nat(days - 1).map((at) => addDays(from, at))

/** Few ids, so that rows share members; some ids of each kind are unknown. */
const tree: fc.Arbitrary<ReportTree> = fc
  .record({
    campaigns: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 9 }),
        name,
        adId: fc.option(fc.integer({ min: 21, max: 24 })),
        titleId: fc.option(fc.integer({ min: 31, max: 33 })),
        platform,
        countryId: fc.option(fc.constantFrom('GB', 'IE', 'US')),
        startsOn: fc.option(aDay('2026-08-01', 130)),
        endsOn: fc.option(aDay('2026-09-01', 100)),
      }),
      { selector: ({ id }) => id, maxLength: 8 },
    ),
    items: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 12 }),
        name,
        campaignId: fc.option(fc.integer({ min: 1, max: 10 })),
        platform,
      }),
      { selector: ({ id }) => id, maxLength: 10 },
    ),
    ads: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 21, max: 23 }),
        name,
        titleId: fc.option(fc.integer({ min: 31, max: 33 })),
        titleName: fc.option(name),
      }),
      { selector: ({ id }) => id },
    ),
  })
  .map(reportTree)

const dimensions: fc.Arbitrary<Dimension[]> = fc
  .tuple(
    fc.subarray<Dimension>(['title', 'ad', 'campaign', 'item', 'platform', 'country'], { maxLength: 3 }),
    fc.constantFrom<Dimension[]>([], ['day'], ['month']),
    fc.boolean(),
  )
  .map(([places, time, first]) => (first ? [...time, ...places] : [...places, ...time]))

const period: fc.Arbitrary<Period> = fc
  .tuple(aDay('2026-09-20', 62), fc.nat(45))
  .map(([from, days]) => {
    const to = addDays(from, days)
    return { from, to: to > TODAY ? TODAY : to }
  })
  .filter(({ from, to }) => from <= to)

/** Rows with unique refkey and day, some outside the period. */
const rowsOf = (within: Period, per: TimeStep): fc.Arbitrary<Row[]> => {
  const day = fc
    .integer({ min: -3, max: 50 })
    .map((at) => addDays(within.from, at))
    .map((each) => (per === 'month' ? startOfMonth(each) : each))
  const key = { refkey: fc.integer({ min: 1, max: 11 }), day }
  const row: fc.Arbitrary<Row> = fc.oneof(
    fc.record({ ...key, figures: fc.record(byPlatform(() => figures)) }),
    fc.tuple(fc.record(key), figures).map(([place, own]) => ({ ...place, ...own })),
  )
  return fc.uniqueArray(row, { selector: ({ refkey, day: at }) => `${refkey} ${at}`, maxLength: 40 })
}

export const anyCase: fc.Arbitrary<Case> = fc
  .record({
    of: fc.constantFrom('campaign' as const, 'item' as const),
    per: fc.constantFrom('day' as const, 'month' as const),
    tree,
    by: dimensions,
    period,
    comparison: fc.option(period),
    fill: fc.boolean(),
    platforms: fc.subarray([...PLATFORMS], { minLength: 1 }),
  })
  .chain(({ by, fill, platforms, ...each }) =>
    fc.record({
      of: fc.constant(each.of),
      per: fc.constant(each.per),
      tree: fc.constant(each.tree),
      now: rowsOf(each.period, each.per),
      earlier: rowsOf(each.comparison ?? each.period, each.per),
      options: fc.constant({ by, period: each.period, comparison: each.comparison, fill, platforms, today: TODAY }),
    }),
  )
