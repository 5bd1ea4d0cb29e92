import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { APP_VERSION } from './appVersion.ts'

it('is that of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(APP_VERSION).toBe(version)
})
