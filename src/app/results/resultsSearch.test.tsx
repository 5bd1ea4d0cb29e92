import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listEntities } from '#api/endpoints/titles.ts'
import { server } from '#mocks/node.ts'
import { fails, stalls } from '#mocks/respond.ts'
import { openApp, reportTable, setUpMockWorld } from '../testing/mockWorldApp.tsx'

/* The search of results, in the whole app with the mock world. */

setUpMockWorld()

const namesIn = (rows: string[][]) => rows.slice(0, -1).map(([name]) => name)

const FEW = 'entity_id=101&entity_id=102&entity_id=111&chart=none&cmp=none'

it.each([
  ['author', 'stoker', ['Dracula']],
  ['series', 'austen+shelf', ['Pride and Prejudice']],
])('finds titles by their %s, as the search of Titles does', async (_, q, names) => {
  openApp(`/dashboard/title-results?g=title&q=${q}&${FEW}`)
  expect(namesIn(await reportTable('1 of 3 rows'))).toEqual(names)
})

it.each(['ad', 'campaign'])('finds what belongs to the titles of an author, by %s', async (by) => {
  openApp(`/dashboard/ad-results?g=${by}&q=bram+stoker&${FEW}`)
  expect((await reportTable(/^\d+ of \d+ rows$/)).length).toBeGreaterThan(2)
})

it('says everywhere that no rows match', async () => {
  openApp(`/dashboard/title-results?g=title&q=nostromo&entity_id=101&entity_id=102`)
  expect(await screen.findAllByText('No rows match “nostromo”')).toHaveLength(2)
  expect(screen.getByText('We searched title names, authors and series.')).toBeTruthy()
  const figures = within(screen.getByRole('region', { name: 'Totals for the period' }))
  expect(figures.getByText('No rows match “nostromo”')).toBeTruthy()
  expect(within(screen.getByRole('group', { name: 'What moved' })).getByText('No rows match.')).toBeTruthy()
  expect(screen.queryByText(/No data for this period|Nothing moved/)).toBeNull()
})

it('does not say so before authors have loaded', async () => {
  server.use(stalls(listEntities))
  openApp(`/dashboard/title-results?g=title&q=stoker&${FEW}`)
  await waitFor(() => expect(screen.queryByText(/^Data up to/)).toBeNull())
  expect(screen.queryByText(/No rows match/)).toBeNull()
})

it('says what it searched without authors', async () => {
  server.use(fails(listEntities, 500))
  openApp(`/dashboard/title-results?g=title&q=stoker&${FEW}`)
  expect(await screen.findByText('We searched title names.')).toBeTruthy()
})
