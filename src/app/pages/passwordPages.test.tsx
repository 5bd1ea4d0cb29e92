import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadPagesFirst } from '../testing/loadPagesFirst.ts'
import { calls, currentAddress, json, navigate, openApp, resetApp, stubApi, waitForPath } from '../testing/testApp.tsx'

/** Sends the answer to the pending request. */
let respond: (response: Response) => void = () => undefined

loadPagesFirst()
beforeEach(() => {
  window.scrollTo = () => undefined
  stubApi(() => new Promise((resolve) => (respond = resolve)))
})
afterEach(resetApp)

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

/** Sets a password on the page of a reset link; the answer is pending. */
async function submitPassword() {
  await openApp('/resetpassword?token=lamplight')
  await type('New password', 'correct horse')
  await type('Confirm new password', 'correct horse')
  const button = screen.getByRole('button', { name: 'Set password' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(calls.at(-1)?.endpoint).toMatch(/^POST .*reset/))
  expect(calls).toHaveLength(1)
}

it('a new password leads to the login', async () => {
  await submitPassword()
  respond(new Response(null, { status: 204 }))
  await waitForPath('/login')
  expect(await screen.findByText(/^Password changed/)).toBeDefined()
})

it('a refused password keeps the form, with the reason', async () => {
  await submitPassword()
  respond(json({ detail: 'Use at least 12 characters.' }, 422))
  expect(await screen.findByText('Use at least 12 characters.')).toBeDefined()
  expect(currentAddress()).toBe('/resetpassword')
})

it('leaving the page ends the request, whose answer leads nowhere', async () => {
  await submitPassword()
  await navigate('/forgotpassword')
  await waitForPath('/forgotpassword')
  expect(calls[0]?.signal?.aborted).toBe(true)
  respond(new Response(null, { status: 204 }))
  await settle()
  expect(currentAddress()).toBe('/forgotpassword')
})

it('a reset link is requested once, and leaving the page ends the request', async () => {
  await openApp('/forgotpassword')
  await type('Email Address', 'imogen@harbour.example')
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  await navigate('/login')
  await waitForPath('/login')
  expect(calls[0]?.signal?.aborted).toBe(true)
})
