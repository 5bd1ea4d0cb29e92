import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockApi } from '#mocks/node.ts'
import { configFromEnv, EnvironmentContext } from '../config/environment.ts'
import { clearAuth } from '#session/authCookies.ts'
import { SessionProvider, useSession } from '#session/SessionContext.tsx'
import type { Session } from '#session/sessionStore.ts'
import type { DemoControls, DemoFault } from '#screens/DeveloperPanel/DemoControls.ts'
import { DeveloperTools } from './DeveloperTools.tsx'
import { useDemoEntry } from './DemoMenuContext.ts'
import { devSignIn } from './ConnectedDeveloperPanel.tsx'

const config = { ...configFromEnv({}), host: 'https://api.lightshelf.example' }
const user = userEvent.setup()
function renderDemo(initialFaults: readonly DemoFault[] = [], page: ReactNode = null) {
  let faults = initialFaults
  const controls = {
    users: [{ userName: 'demo@harbourvale.example', label: 'Imogen Ashby' }],
    endpoints: [
      { id: 'getMe', label: 'GET /api/v1/me/' },
      { id: 'queryEntity', label: 'POST …/query/entity' },
    ],
    kinds: [
      { id: '500', label: '500 Internal Server Error' },
      { id: 'never', label: 'Never responds' },
    ],
    faults: () => faults,
    setFaults: vi.fn((next: readonly DemoFault[]) => void (faults = next)),
    reset: vi.fn(),
  } satisfies DemoControls
  let session: Session | undefined
  const SessionProbe = () => {
    session = useSession()
    return null
  }
  render(
    <EnvironmentContext value={{ config, now: () => new Date(), retryDelaysS: [] }}>
      <SessionProvider config={config} now={() => new Date()}>
        <SessionProbe />
        <DeveloperTools controls={controls}>{page}</DeveloperTools>
      </SessionProvider>
    </EnvironmentContext>,
  )
  return { controls, session: () => session ?? expect.fail('no session') }
}

async function openPanel() {
  await user.click(screen.getByRole('button', { name: 'Developer panel' }))
  return within(await screen.findByRole('dialog', { name: 'Developer panel' }))
}

beforeEach(() => clearAuth())
afterEach(cleanup)

describe('the developer panel', () => {
  mockApi()

  // spec 7.8
  it('signs in without a password, replacing the current session', async () => {
    const { session } = renderDemo()
    await devSignIn(session(), config, 'demo@harbourvale.example')
    expect(session().getState()).toMatchObject({ status: 'signed-in', user: { firstName: 'Imogen' } })
    await devSignIn(session(), config, 'staff@lightshelf.example')
    expect(session().getState()).toMatchObject({ status: 'signed-in', user: { firstName: 'Robin' } })
    await expect(devSignIn(session(), config, 'nobody@harbourvale.example')).rejects.toThrow('Unauthorized')
    expect(session().getState()).toMatchObject({ user: { firstName: 'Robin' } })
  })

  // spec 7.12
  it('requests a slow response for signed-in users', async () => {
    const { session } = renderDemo()
    const panel = await openPanel()
    expect(panel.getByRole('button', { name: 'Send request' })).toHaveProperty('disabled', true)
    await devSignIn(session(), config, 'demo@harbourvale.example')
    await waitFor(() => expect(panel.getByRole('button', { name: 'Send request' })).toHaveProperty('disabled', false))
    await user.click(panel.getByRole('combobox', { name: 'Seconds' }))
    await user.click(await screen.findByRole('option', { name: '1' }))
    await user.click(panel.getByRole('button', { name: 'Send request' }))
    expect(await panel.findByText(/^Response after [1-9]\d*\.\d s$/)).toBeTruthy()
  })

  it('is in the user menu, or in the corner where there is none', () => {
    const UserMenuProbe = () => <p>{useDemoEntry()?.key}</p>
    renderDemo([], <UserMenuProbe />)
    expect(screen.getByText('developer')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Developer panel' })).toBeNull()
    cleanup()
    renderDemo()
    expect(screen.getByRole('button', { name: 'Developer panel' })).toBeTruthy()
  })

  it('sets one fault per endpoint and removes it', async () => {
    const { controls } = renderDemo([{ endpoint: 'getMe', fault: 'never' }])
    const panel = await openPanel()
    await user.click(panel.getByRole('button', { name: 'Fail this request' }))
    expect(controls.setFaults).toHaveBeenLastCalledWith([{ endpoint: 'getMe', fault: '500' }])
    await user.click(panel.getByRole('button', { name: 'Remove getMe: 500 Internal Server Error' }))
    expect(controls.setFaults).toHaveBeenLastCalledWith([])
    expect(panel.getByText('No requests fail.')).toBeTruthy()
  })
})
