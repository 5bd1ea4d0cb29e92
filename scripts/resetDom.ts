import { cleanup } from '@testing-library/react'
import { afterAll, beforeEach } from 'vitest'

/*
 * Resets page, cookies, storage and history after each test file, as files of a worker share one DOM (vitest.config.ts),
 * and before a test is tried again.
 */
const reset = () => {
  cleanup()
  const { documentElement, body } = document
  for (const { name } of Array.from(documentElement.attributes)) documentElement.removeAttribute(name)
  body.replaceChildren()
  for (const { name } of Array.from(body.attributes)) body.removeAttribute(name)
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}
afterAll(reset)
beforeEach(({ task }) => {
  if (task.result?.retryCount) reset()
})
