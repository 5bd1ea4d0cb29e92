import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, reportTable, setUpMockWorld } from '../testing/mockWorldApp.tsx'

/* Periods that include today, in the whole app with the mock world on 22 November 2026. */

setUpMockWorld()

const COMPLETE = 'from=2026-11-01&to=2026-11-21'
const WITH_TODAY = 'from=2026-11-01&to=2026-11-22'
const LINE = '1 Nov – 22 Nov, compared with 1 Oct – 21 Oct, without today'

/** The changes in the text of a card or a cell. */
const changesIn = (text: string) => text.match(/(up|down) [\d.]+%|–Today is incomplete/g)

/** The changes of a report: of its rows and total, of the card, and what moved. */
async function changesOf(address: string) {
  openApp(address)
  const cells = await reportTable(/^\d+ rows?$/)
  const card = screen.getByRole('button', { name: /^Clicks \d/ }).textContent
  const changes = cells.map((row) => row.slice(1).flatMap((cell) => changesIn(cell)?.[0] ?? []))
  const moved = await waitFor(() => {
    const texts = within(screen.getByRole('group', { name: 'What moved' })).getAllByText(/[+−-]\d/)
    return texts.map(({ textContent }) => textContent)
  })
  cleanup()
  return { changes, card: changesIn(card), moved }
}

describe.each(['title-results', 'ad-results'])('%s', (page) => {
  it('compares complete days in table, total, card and What moved', async () => {
    // By name: today's clicks may change the order by clicks.
    const scope = page === 'title-results' ? 'entity_id=101&entity_id=102&sort=title' : 'entity_id=101&sort=ad'
    const complete = await changesOf(`/dashboard/${page}?${COMPLETE}&${scope}`)
    const withToday = await changesOf(`/dashboard/${page}?${WITH_TODAY}&${scope}`)
    expect(complete.changes.at(-1)?.[0]).toMatch(/\d%$/)
    expect(withToday).toEqual(complete)
  })

  it('says so under the heading, and has no change today', async () => {
    openApp(`/dashboard/${page}?${WITH_TODAY}&g=day&sort=-day`)
    const [today, yesterday] = await reportTable('22 rows')
    expect(screen.getByText(`${LINE}. All countries.`)).toBeTruthy()
    expect(today?.join()).toContain('–Today is incomplete')
    expect(yesterday?.join()).toMatch(/(up|down) \d/)
  })

  it('compares nothing on today alone', async () => {
    openApp(`/dashboard/${page}?from=2026-11-22&to=2026-11-22&g=platform`)
    const rows = await reportTable('3 rows')
    expect(screen.getByText('22 Nov, nothing to compare yet: today is incomplete. All countries.')).toBeTruthy()
    expect(screen.getByText('Today is incomplete: there is nothing to compare yet.')).toBeTruthy()
    for (const row of rows) expect(row.at(-1)).toBe('–Today is incomplete')
  })
})

it.each([
  ['titles/101', '[role="group"]', 'All platforms'],
  ['ads/10101', 'button', 'Clicks'],
])('%s compares complete days', async (page, selector, name) => {
  const changes = async (period: string) => {
    openApp(`/dashboard/${page}?${period}`)
    const card = await waitFor(() => {
      // Not by role: that names every button of the page anew, at each change of it.
      const cards = Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent)
      const found = cards.find((text) => text.startsWith(name))
      expect(changesIn(found ?? '')).not.toBeNull()
      return found
    })
    return changesIn(card ?? '')
  }
  const complete = await changes(COMPLETE)
  cleanup()
  expect(await changes(WITH_TODAY)).toEqual(complete)
  expect(screen.getByText(LINE)).toBeTruthy()
})
