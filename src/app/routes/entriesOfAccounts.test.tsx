import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  json,
  navigate,
  openAppInHistory,
  resetApp,
  signedInAs,
  stubApi,
  visited,
  waitForPath,
} from '../testing/testApp.tsx'
import { tokenFor } from '#session/testing/testSession.ts'
import { useSessionState } from '#session/SessionContext.tsx'

/** The accounts that the page of title 101, which is Harbour & Vale's, was shown in. */
const shownIn: (string | undefined)[] = []
function Title() {
  const session = useSessionState()
  shownIn.push(session.status === 'signed-in' ? session.account?.id : undefined)
  return <h1>Dracula</h1>
}
vi.mock('../pages/TitleDetailsPage.tsx', () => ({ TitleDetailsPage: Title }))
vi.mock('../pages/TitlesPage.tsx', () => ({ TitlesPage: () => <h1>Titles</h1> }))

const switchTo = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Switch to ${name}` }))
  await waitForPath('/dashboard/titles')
}

beforeEach(() => {
  window.scrollTo = () => undefined
  shownIn.length = 0
  signedInAs({ acc: 'harbour' })
  stubApi(({ endpoint }) => {
    const switched = /switch\/(\w+)$/.exec(endpoint)?.[1]
    return switched === undefined ? undefined : json({ access_token: tokenFor({ acc: switched }) })
  })
})
afterEach(() => {
  resetApp()
  window.history.replaceState(null, '', '/')
})

it('Back after a switch opens Titles, not an id of the account before', async () => {
  await openAppInHistory('/dashboard/titles/101')
  await screen.findByRole('heading', { name: 'Dracula' })
  await navigate('/dashboard/account')
  await switchTo('Quill & Anchor Press')
  const before = visited.length
  await navigate(-2)
  await vi.waitFor(() => expect(visited.slice(before)).toEqual(['/dashboard/titles/101', '/dashboard/titles']))
  await navigate(1)
  await vi.waitFor(() => expect(visited.slice(before + 2)).toEqual(['/dashboard/account', '/dashboard/titles']))
  expect(new Set(shownIn)).toEqual(new Set(['harbour']))
})

it('Back in the same account opens what was there', async () => {
  await openAppInHistory('/dashboard/titles/101')
  await screen.findByRole('heading', { name: 'Dracula' })
  await navigate('/dashboard/account')
  await waitForPath('/dashboard/account')
  await navigate(-1)
  await vi.waitFor(() => expect(visited.at(-1)).toBe('/dashboard/titles/101'))
  await waitForPath('/dashboard/titles/101')
})
