import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, openApp, resetApp, signedInAs, stubApi, WIRE_ME } from '#app/testing/testApp.tsx'
import { store } from '#session/storedJson.ts'
import { useStoredValue } from '#session/useStoredValue.ts'

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : null)

/** Shows what is stored. */
function Titles() {
  return <h1>{useStoredValue('titles.note', readText)[0] ?? 'nothing'}</h1>
}
vi.mock('#app/pages/TitlesPage.tsx', () => ({ TitlesPage: Titles }))

beforeEach(() => void (window.scrollTo = () => undefined))
afterEach(resetApp)

it('is read for an account that is known once the accounts have loaded', async () => {
  signedInAs({}, { account: null, masquerade: null })
  store('lightshelf.titles.note.harbour', 'of Harbour & Vale')
  stubApi(({ endpoint }) => (endpoint === 'GET /api/v1/me/' ? json({ ...WIRE_ME, acc_id: 'harbour' }) : undefined))
  await openApp('/dashboard/titles')
  expect(await screen.findByText('of Harbour & Vale')).toBeDefined()
})
