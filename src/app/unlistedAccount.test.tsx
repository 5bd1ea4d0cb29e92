import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listTitleStatuses } from '#api/endpoints/lookups.ts'
import { useResource } from '#query/useResource.ts'
import {
  calls,
  json,
  navigate,
  openApp,
  resetApp,
  signedInAs,
  stubApi,
  waitForPath,
  type Call,
} from './testing/testApp.tsx'
import { tokenFor } from '#session/testing/testSession.ts'
import { useSessionState } from '#session/SessionContext.tsx'

/** Names the account and shows a row that the server gives its token. */
function Titles() {
  const session = useSessionState()
  const { data } = useResource([listTitleStatuses.id], (call) => call(listTitleStatuses))
  const accountName = session.status === 'signed-in' ? session.account?.name : undefined
  return (
    <main>
      <h1 tabIndex={-1}>Titles</h1>
      <p>{`${accountName ?? 'No account'}: ${data?.rows[0]?.name ?? 'nothing'}`}</p>
    </main>
  )
}

vi.mock('./pages/TitlesPage.tsx', () => ({ TitlesPage: Titles }))

const GONE = tokenFor({ acc: 'gone' })
const ROWS: Readonly<Record<string, string>> = {
  [GONE]: 'A title of the old account',
  [tokenFor({ acc: 'harbour' })]: 'Dracula',
  [tokenFor({ acc: 'quill' })]: 'Peter and Wendy',
}
const serveRows = ({ endpoint, token }: Call) =>
  endpoint.includes('/lookup/entitystatus') ? json([{ id: '1', name: ROWS[token ?? ''] }]) : undefined
const switchesTo = (account: string) => calls.filter(({ endpoint }) => endpoint.endsWith(`switch/${account}`))

beforeEach(() => {
  window.scrollTo = () => undefined
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  signedInAs({ acc: 'gone' })
})
afterEach(() => {
  resetApp()
  vi.restoreAllMocks()
})

describe('an account that is not in the list', () => {
  // spec 4.8
  it('gives way to the first one, whose data alone is shown', async () => {
    stubApi((call) =>
      call.endpoint.endsWith('switch/harbour') ? json({ access_token: tokenFor({ acc: 'harbour' }) }) : serveRows(call),
    )
    await openApp('/dashboard/titles?region=IE')
    await screen.findByText('Harbour & Vale: Dracula')
    expect(await screen.findByText('You’re now in Harbour & Vale.')).toBeDefined()
    expect(switchesTo('harbour')).toHaveLength(1)
  })

  it('leads from every page to the list if the first one cannot be opened; another can be chosen', async () => {
    stubApi((call) => {
      if (call.endpoint.endsWith('switch/harbour')) return json({ error_msg: 'Something broke.' }, 500)
      if (call.endpoint.endsWith('switch/quill')) return json({ access_token: tokenFor({ acc: 'quill' }) })
      return serveRows(call)
    })
    await openApp('/dashboard/titles')
    await waitForPath('/dashboard/account')
    expect(await screen.findByText('We couldn’t open Harbour & Vale.')).toBeDefined()
    await navigate('/dashboard/titles')
    await waitForPath('/dashboard/account')
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to Quill & Anchor Press' }))
    await waitForPath('/dashboard/titles')
    await screen.findByText('Quill & Anchor Press: Peter and Wendy')
    expect(switchesTo('harbour')).toHaveLength(1)
  })
})
