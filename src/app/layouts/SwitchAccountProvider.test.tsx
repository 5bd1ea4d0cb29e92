import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HARBOUR, tokenFor } from '#session/testing/testSession.ts'
import { calls, json, openApp, resetApp, signedInAs, stubApi, waitForPath } from '../testing/testApp.tsx'

beforeEach(() => {
  window.scrollTo = () => undefined
  signedInAs({ acc: 'harbour' })
})
afterEach(resetApp)

async function openMenu() {
  await openApp('/dashboard/users')
  await waitForPath('/dashboard/users')
  await userEvent.click(await screen.findByRole('button', { name: /^User menu/ }))
}

it('switches account from the user menu of any page', async () => {
  stubApi(({ endpoint }) =>
    endpoint.includes('switch') ? json({ access_token: tokenFor({ acc: 'quill' }) }) : undefined,
  )
  const listed = () => calls.filter(({ endpoint }) => endpoint === 'GET /api/v1/me/accounts').length
  await openMenu()
  expect(listed()).toBe(1)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Switch account' }))
  await screen.findByRole('dialog', { name: 'Switch account' })
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to Quill & Anchor Press' }))
  expect(listed()).toBe(2)
  await waitForPath('/dashboard/titles')
  expect(await screen.findByText('You’re now in Quill & Anchor Press.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is not offered with a single account', async () => {
  stubApi(({ endpoint }) =>
    endpoint === 'GET /api/v1/me/accounts' ? json([{ acc_id: HARBOUR.id, acc_name: HARBOUR.name }]) : undefined,
  )
  await openMenu()
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'Switch account' })).toBeNull()
})
