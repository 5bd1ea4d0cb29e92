import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadPagesFirst } from './testing/loadPagesFirst.ts'
import { ME, tokenFor } from '#session/testing/testSession.ts'
import { calls, json, openApp, resetApp, stubApi, waitForPath } from './testing/testApp.tsx'

const LOGIN = 'POST /login/access_token'
/** A response that brings a byte every 25 s and never ends. */
function trickle(): Response {
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        controller.enqueue(Uint8Array.of(32))
        resolve()
      }, 25_000)
    })
  return new Response(new ReadableStream({ pull }))
}

loadPagesFirst()
afterEach(() => {
  vi.useRealTimers()
  resetApp()
  sessionStorage.clear()
})

it('a login that trickles ends after two minutes; the form is free and signs in once the server is well', async () => {
  let isWell = false
  window.scrollTo = () => undefined
  stubApi(({ endpoint }) =>
    endpoint !== LOGIN ? undefined : isWell ? json({ access_token: tokenFor({ acc: 'harbour' }) }) : trickle(),
  )
  await openApp('/login')
  fireEvent.change(await screen.findByLabelText('Email Address'), { target: { value: ME.userName } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'demo' } })
  const signIn = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sign in' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(signIn)
  await act(() => vi.advanceTimersByTimeAsync(119_000))
  expect(signIn.disabled).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  expect(screen.getByText('The server takes too long')).toBeDefined()
  expect(signIn.disabled).toBe(false)
  isWell = true
  fireEvent.click(signIn)
  await waitForPath('/dashboard/titles')
  expect(calls.filter(({ endpoint }) => endpoint === LOGIN)).toHaveLength(2)
})
