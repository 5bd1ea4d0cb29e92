import { describe, expect, it, vi } from 'vitest'
import { getMe } from '#api/endpoints/account.ts'
import { mockApi, server } from './node.ts'
import { TEST_USERS, tokenFor } from './testUsers.ts'
import { fails, hasFault } from './respond.ts'
import { loggedErrors } from './world/memory.ts'

const send = (path: string, init: RequestInit = {}) =>
  fetch(`https://api.lightshelf.example${path}`, {
    ...init,
    headers: { authorization: `Bearer ${tokenFor(TEST_USERS.staff)}` },
  })

describe('the mock API in Vitest', () => {
  mockApi()

  it('answers on any host', async () => {
    expect(await (await send('/api/v1/me/')).json()).toMatchObject({
      user_name: 'staff@lightshelf.example',
      acc_name: 'Harbour & Vale',
    })
  })

  it('can be overridden in a test', async () => {
    server.use(fails(getMe, 503))
    expect((await send('/api/v1/me/')).status).toBe(503)
    server.use(hasFault(getMe, 'network'))
    await expect(send('/api/v1/me/')).rejects.toThrow()
    await send('/api/v1/me/log_error', { method: 'POST', body: JSON.stringify({ error: 'x' }) })
    expect(loggedErrors()).toEqual(['x'])
  })

  it('is reset after each test', async () => {
    expect((await send('/api/v1/me/')).status).toBe(200)
    expect(loggedErrors()).toEqual([])
  })

  it('fails calls without a handler', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(send('/api/v1/me/wishes')).rejects.toThrow()
    expect(log).toHaveBeenCalled()
    log.mockRestore()
  })
})
