import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { listVendors } from '#api/endpoints/lookups.ts'
import { server } from '#mocks/node.ts'
import { fails, returns } from '#mocks/respond.ts'
import { openApp, setUpMockWorld } from '../testing/mockWorldApp.tsx'

/* The names of platforms in the whole app with the mock world, whose server names two of them in its own way. */

const saved = vi.hoisted(() => [] as string[])
vi.mock('#components/lib/saveFile.ts', () => ({
  saveTextFile: (_name: string, text: string) => void saved.push(text),
  saveFile: () => undefined,
  revokeFileUrls: () => undefined,
}))

const VENDORS = [
  { code: 'gad', name: 'Alphabet', colprefix: 'google' },
  { code: 'mad', name: 'Facebook', colprefix: 'meta' },
  { code: 'pad', name: null, colprefix: 'pinterest' },
]
const OUR_NAMES = /\b(Google|Meta)\b/
/** All texts, also those for screen readers and in tooltips. */
const allTexts = () =>
  [
    document.body.textContent,
    ...Array.from(document.body.querySelectorAll('[aria-label], [title], [alt]'), (element) =>
      ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '').join('\n'),
    ),
  ].join('\n')

setUpMockWorld()
beforeEach(() => {
  saved.length = 0
})

// spec 3.19
it.each([
  ['/dashboard/ads', 'Facebook'],
  ['/dashboard/ads?view=table&platform=gad', 'Alphabet'],
  ['/dashboard/titles/101?p=each', 'Alphabet'],
  ['/dashboard/ads/10101?campaign=101011&items=rejected&item=1010113', 'Facebook ID'],
  ['/dashboard/title-results?moved=1', 'Alphabet'],
])('%s has the names of the server', async (address, name) => {
  server.use(returns(listVendors, VENDORS))
  openApp(address)
  await waitFor(() => expect(screen.getAllByText(name).length).toBeGreaterThan(0))
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  expect(OUR_NAMES.exec(allTexts())?.[0]).toBeUndefined()
})

it('the search and the files of a report have the names of the server', async () => {
  server.use(returns(listVendors, VENDORS))
  openApp('/dashboard/title-results?g=platform&q=facebook')
  await waitFor(() => expect(screen.getAllByText('Facebook').length).toBeGreaterThan(0))
  await screen.findByText(/^Data up to/)
  for (const entry of ['Table as shown (CSV)', 'All columns (CSV)']) {
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  }
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved.map((file) => [file.includes('Facebook'), OUR_NAMES.test(file)])).toEqual([
    [true, false],
    [true, false],
  ])
})

it('keeps our names if the server gives none', async () => {
  server.use(fails(listVendors, 500))
  openApp('/dashboard/ads?view=table')
  await waitFor(() => expect(screen.getAllByText('Google').length).toBeGreaterThan(0))
})
