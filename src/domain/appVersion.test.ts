import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { APP_VERSION } from './appVersion.ts'

// spec 9.12
it('is 0.1.0, as in package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(APP_VERSION).toBe('0.1.0')
  expect(version).toBe(APP_VERSION)
})
