import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { APP_VERSION } from './appVersion.ts'

it('matches package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(APP_VERSION).toBe(version)
})
