import { describe, expect, it, vi } from 'vitest'
import { getMe } from '#api/endpoints/account.ts'
import { mockApi, server } from './node.ts'
import { PEOPLE, tokenFor } from './people.ts'
import { breaks, fails } from './respond.ts'
import { loggedErrors } from './world/memory.ts'

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`https://api.lightshelf.example${path}`, {
    ...init,
    headers: { authorization: `Bearer ${tokenFor(PEOPLE.staff)}` },
  })

describe('the API within a test run', () => {
  mockApi()

  it('answers on any host', async () => {
    expect(await (await ask('/api/v1/me/')).json()).toMatchObject({
      user_name: 'staff@lightshelf.example',
      acc_name: 'Harbour & Vale',
    })
  })

  it('answers otherwise where a test says so', async () => {
    server.use(fails(getMe, 503))
    expect((await ask('/api/v1/me/')).status).toBe(503)
    server.use(breaks(getMe))
    await expect(ask('/api/v1/me/')).rejects.toThrow()
    await ask('/api/v1/me/log_error', { method: 'POST', body: JSON.stringify({ error: 'x' }) })
    expect(loggedErrors()).toEqual(['x'])
  })

  it('and has forgotten it in the next', async () => {
    expect((await ask('/api/v1/me/')).status).toBe(200)
    expect(loggedErrors()).toEqual([])
  })

  it('fails a call that no handler knows', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(ask('/api/v1/me/wishes')).rejects.toThrow()
    expect(log).toHaveBeenCalled()
    log.mockRestore()
  })
})
