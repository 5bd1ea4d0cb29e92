import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { downloadElad } from '#api/endpoints/ads.ts'
import { checkCall } from './checkCall.ts'

async function notesOn(status: number, headers: Record<string, string>) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-disposition': 'attachment; filename=ad.zip', ...headers }).end('PK')
  })
  await new Promise<void>((done) => server.listen(0, done))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = { host, vertical: 'books', token: () => null }
  const { result } = await checkCall(config, downloadElad, { path: { elad_id: 1 } })
  server.close()
  return result.notes.join()
}

const AT = 'Wed, 21 Oct 2026 07:28:00 GMT'

it.each([
  [429, { 'retry-after': '64.57' }, /^Retry-After with decimals/],
  [503, { 'retry-after': AT }, /^Retry-After is a date, but Date is not exposed/],
  [503, { 'retry-after': AT, 'access-control-expose-headers': 'Content-Disposition' }, /Date is not exposed/],
  [503, { 'retry-after': AT, 'access-control-expose-headers': 'Retry-After, Date' }, /^$/],
  [503, { 'retry-after': '120' }, /^$/],
  [200, { 'transfer-encoding': 'chunked' }, /^no content-length/],
  [200, { 'content-length': '2' }, /^$/],
])('says what the product makes do with: %d %j', async (status, headers, notes) => {
  expect(await notesOn(status, headers)).toMatch(notes)
})
