import { expect, it } from 'vitest'
import { masquerade, switchAccount } from './endpoints/account.ts'
import { clientWith, json } from './testing/testClient.ts'

const token = () => json({ access_token: 'a.b.c' })

it('calls with side effects bypass the cache, whatever their method', async () => {
  const { client, sent } = clientWith(token)
  await client.call(switchAccount, { path: { acc_id: 'QA07' } })
  expect(sent()).toMatchObject({
    url: 'https://api.example/api/v1/me/accounts/switch/QA07',
    method: 'GET',
    cache: 'no-store',
  })
  const other = clientWith(token)
  await other.client.call(masquerade, { body: { acc_id: 'QA07' } })
  expect(other.sent()).toMatchObject({ method: 'POST', body: '{"acc_id":"QA07"}', cache: 'no-store' })
})
