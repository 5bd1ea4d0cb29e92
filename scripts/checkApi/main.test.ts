import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryEntity } from '#api/endpoints/titles.ts'
import { startServer, type RunningServer } from '#mocks/server.ts'
import { setToday, WORLD_TODAY } from '#mocks/world/clock.ts'
import type { Report } from './report.ts'
import { eachRow, altersAnswer } from './altersAnswer.ts'

const RENAMED = altersAnswer(
  queryEntity,
  eachRow(({ elad_count, ...row }) => ({ ...row, ad_count: elad_count })),
)

let correct: RunningServer
let faulty: RunningServer

beforeAll(async () => {
  correct = await startServer({ port: 0, today: WORLD_TODAY })
  faulty = await startServer({ port: 0, today: WORLD_TODAY, overrides: [RENAMED] })
})
afterAll(async () => {
  await Promise.all([correct.close(), faulty.close()])
  setToday(WORLD_TODAY)
})

describe('the command', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const run = (
    args: readonly string[],
    { password = 'demo', input }: { password?: string | null; input?: string } = {},
  ) =>
    new Promise<{ code: number; out: string }>((resolve) => {
      const { CHECK_API_PASSWORD: _, ...rest } = process.env
      const env = { ...rest, ...(password !== null && { CHECK_API_PASSWORD: password }) }
      const child = execFile(process.execPath, ['--import', 'tsx', main, ...args], { env }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr })
      })
      child.stdin?.end(input ?? '')
    })
  const argsFor = (server: RunningServer) => ['--host', server.url, '--user', 'Demo@harbourvale.example']

  it('exits with 0 if all answers match, and prints neither password nor token', async () => {
    const json = join(tmpdir(), `check-api-${process.pid}.json`)
    const { code, out } = await run([...argsFor(correct), '--json', json, '--password-stdin'], {
      password: null,
      input: 'demo\n',
    })
    expect(out).toMatch(/0 differ, 0 failed/)
    expect(code).toBe(0)
    const report = JSON.parse(readFileSync(json, 'utf8')) as Report
    expect(report.results).toHaveLength(55)
    expect(out + JSON.stringify(report)).not.toMatch(/eyJ|Bearer|passwd/)
  })

  it('warns before a password goes over http', async () => {
    expect((await run(argsFor(correct))).out).toContain(
      `Warning: ${correct.url} has no https, so the password is sent unencrypted.`,
    )
    expect((await run(['--host', 'https://127.0.0.1:1', '--user', 'a@b'])).out).not.toContain('Warning')
  })

  it('exits with 1 if an answer does not match', async () => {
    const { code, out } = await run(argsFor(faulty))
    expect(code).toBe(1)
    expect(out).toContain('rows[].elad_count: expected "elad_count", found nothing, in 25 of 25 rows, first in row 0')
  })

  it.each([
    [['--user', 'x'], '--host and --user are required'],
    [['--host', 'ftp://x', '--user', 'x'], 'https://'],
    [['--host', 'https://me:secret@x.example', '--user', 'x'], 'must not contain'],
    [['--host', 'https://x.example', '--user', 'x', '--password', 'secret'], '--password'],
  ])(
    'exits with 2 for %j',
    async (args, message) => {
      const { code, out } = await run(args)
      expect([code, out.includes(message)]).toEqual([2, true])
      expect(out).not.toContain('secret')
    },
    60_000,
  )

  it('exits with 2 if it cannot prompt for the password', async () => {
    const { code, out } = await run(argsFor(correct), { password: null })
    expect([code, out.includes('CHECK_API_PASSWORD')]).toEqual([2, true])
  })
})
