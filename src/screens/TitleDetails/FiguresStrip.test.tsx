import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { AdRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { NO_FIGURES, type Figures, type PlatformFigures } from '#domain/metrics.ts'
import { groupRows, rowsOf } from '#domain/report/testing/testReport.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { testAd } from '#domain/testing/testAd.ts'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { FiguresStrip } from './FiguresStrip.tsx'

afterEach(cleanup)

const DAYS = { now: '2026-11-19', earlier: '2026-11-18' }

const store = (day: string, figures: PlatformFigures) => rowsOf([{ refkey: 1, day, figures }])
const served = (clicks: number): Figures => ({ clicks, impressions: 10_000, conversions: 0 })
const clicked = (gad: number, mad: number, pad: number): PlatformFigures => ({
  ...NO_PLATFORM_FIGURES,
  gad: served(gad),
  mad: served(mad),
  pad: served(pad),
})

const GOOGLE_AD = testAd(1, { platforms: ['gad'] })

function renderStrip(
  now: PlatformFigures,
  earlier: PlatformFigures,
  ads: Loadable<readonly AdRow[]> = testLoadable([GOOGLE_AD]),
) {
  const report = groupRows(store(DAYS.now, now), store(DAYS.earlier, earlier), reportTree({ campaigns: [] }), {
    by: ['day'],
    period: { from: DAYS.now, to: DAYS.now },
    comparison: { from: DAYS.earlier, to: DAYS.earlier },
    fill: false,
    today: '2026-11-20',
  })
  render(<FiguresStrip report={testLoadable(report)} ads={ads} />)
}
const card = (name: string) => screen.getByRole('group', { name }).textContent
const shares = () => ['Google', 'Meta', 'Pinterest'].map((name) => /(\d+%) of clicks/.exec(card(name))?.[1])

describe('shares of clicks', () => {
  it('make 100', () => {
    renderStrip(clicked(443, 454, 103), clicked(1, 1, 1))
    expect(shares()).toEqual(['44%', '46%', '10%'])
    expect(card('All platforms')).not.toContain('of clicks')
  })

  it('are left out without any clicks, and for a platform without ads', () => {
    renderStrip({ ...clicked(0, 0, 0), pad: NO_FIGURES }, clicked(1, 1, 1))
    expect(shares()).toEqual([undefined, undefined, undefined])
    cleanup()
    renderStrip({ ...clicked(2, 1, 0), pad: NO_FIGURES }, clicked(1, 1, 1))
    expect(shares()).toEqual(['67%', '33%', undefined])
  })
})

describe('a platform without figures', () => {
  const NONE: PlatformFigures = NO_PLATFORM_FIGURES

  it('has no ads only if none of the title’s ads is on it', () => {
    renderStrip(NONE, NONE)
    expect(card('Google')).toMatch(/^Google–clicks/)
    expect(card('Meta')).toMatch(/^MetaNo ads on Meta–/)
  })

  it('may have ads while the list loads', () => {
    renderStrip(NONE, NONE, testLoadable<readonly AdRow[]>(undefined))
    expect(card('Meta')).toMatch(/^Meta–clicks/)
  })
})

describe('changes', () => {
  it('of CTR are in percentage points, of clicks in percent', () => {
    renderStrip(clicked(203, 150, 0), clicked(182, 150, 0))
    expect(card('Google')).toContain('203clicksup 11.5%')
    expect(card('Google')).toContain('CTR2.03%up 0.21 pp percentage points')
    expect(card('Meta')).toContain('CTR1.50%No change 0.00 pp percentage points')
  })

  it('have no earlier figure for a platform that had no ads', () => {
    renderStrip(clicked(203, 150, 4), { ...clicked(182, 150, 0), pad: NO_FIGURES })
    expect(card('Pinterest')).toContain('CTR0.04%–No earlier data')
    expect(screen.getAllByText('Some figures have no earlier data to compare with.')).toHaveLength(1)
    cleanup()
    renderStrip(clicked(203, 150, 4), clicked(182, 150, 3))
    expect(screen.queryByText(/no earlier data to compare with/)).toBeNull()
  })
})
