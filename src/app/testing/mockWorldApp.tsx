import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { mockApi } from '#mocks/node.ts'
import { TEST_USERS, tokenFor } from '#mocks/testUsers.ts'
import { setSmallWorld } from '#mocks/world/size.ts'
import { setToday, WORLD_TODAY } from '#mocks/world/clock.ts'
import { App } from '../App.tsx'
import { configFromEnv } from '../config/environment.ts'
import { createErrorReporter } from '../errors/errorReporter.ts'
import { clearAuth, writeAuth } from '#session/authCookies.ts'
import { loadPagesFirst } from './loadPagesFirst.ts'

/* For tests: the whole app with the mock world, and its tables. */

/** Before each test of the file: the mock world on 22 November 2026, small unless told otherwise; its customer signed in. */
export function setUpMockWorld({ small = true } = {}) {
  mockApi()
  loadPagesFirst()
  beforeAll(() => setToday('2026-11-22'))
  afterAll(() => {
    setToday(WORLD_TODAY)
    setSmallWorld(false)
  })
  beforeEach(() => {
    setSmallWorld(small)
    window.scrollTo = () => undefined
    const { userName } = TEST_USERS.customer
    writeAuth({
      token: tokenFor(TEST_USERS.customer),
      expiresAt: Date.now() + 86_400_000,
      user: { userName, firstName: 'Imogen', lastName: 'Ashby' },
      refresh: null,
      signInId: 'test',
    })
  })
  afterEach(() => {
    cleanup()
    clearAuth()
    localStorage.clear()
  })
}

/** Opens the app at an address, on 22 November 2026. */
export function openApp(address: string) {
  const config = { ...configFromEnv({}), host: 'https://api.lightshelf.example' }
  render(
    <App
      environment={{ config, now: () => new Date('2026-11-22T10:00:00'), retryDelaysS: [] }}
      reporter={createErrorReporter(config)}
      router={(app) => <MemoryRouter initialEntries={[address]}>{app}</MemoryRouter>}
    />,
  )
}

/** The texts of all cells by row, the total last. */
export const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .filter((row) => row.closest('thead') === null)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))

/** The table of a report, once it is complete. */
export async function reportTable(rowCount: string | RegExp) {
  await screen.findByText(rowCount)
  await screen.findByText(/^Data up to/)
  return textsOf(screen.getByRole('table', { name: /^Results by/ }))
}
