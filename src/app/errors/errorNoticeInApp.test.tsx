import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calls, navigate, openApp, resetApp, signedInAs, stubApi, waitForPath } from '../testing/testApp.tsx'

vi.mock('../pages/TitlesPage.tsx', () => ({ TitlesPage: () => <h1 tabIndex={-1}>Titles</h1> }))

beforeEach(() => {
  window.scrollTo = () => undefined
  stubApi()
})
afterEach(() => {
  vi.restoreAllMocks()
  resetApp()
})

const fail = (error: Error) =>
  act(() => {
    const { message } = error
    window.dispatchEvent(Object.assign(new Event('error'), { error, message, filename: '/a.js' }))
  })
/** The notices on screen, once there is one. */
const notices = () => screen.findAllByText('Please try again later.', { selector: '[role=alert] *' })
const reports = () => calls.filter(({ endpoint }) => endpoint.endsWith('/log_error')).length

it.each(['/login', '/showcase/latest', '/dashboard/error', '/404'])(
  'an error on %s is shown once and not reported while signed out',
  async (address) => {
    await openApp(address)
    await waitForPath(address)
    fail(new Error('first'))
    fail(new Error('second'))
    await navigate('/forgotpassword')
    expect(await notices()).toHaveLength(1)
    expect(reports()).toBe(0)
  },
)

it.each(['/dashboard/titles', '/404'])('an error on %s is shown and reported once while signed in', async (address) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  signedInAs({ acc: 'harbour' })
  await openApp(address)
  await waitForPath(address)
  const error = new Error(`on ${address}`)
  fail(error)
  fail(error)
  expect(await notices()).toHaveLength(1)
  expect(reports()).toBe(1)
})
