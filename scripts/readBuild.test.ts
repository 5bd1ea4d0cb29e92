import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { BUILD } from '../src/app/config/build.ts'
import { APP_VERSION } from '../src/domain/appVersion.ts'
import { readBuild } from './readBuild.ts'
import { versionFile } from './versionFile.ts'

it('reads the version of package.json', () => {
  expect(readBuild().version).toBe(APP_VERSION)
  expect(readBuild().commit).toMatch(/^([0-9a-f]{40}|unknown)$/)
})

it("says 'unknown' without git", () => {
  const folder = mkdtempSync(join(tmpdir(), 'lightshelf-build-'))
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }')
  expect(readBuild(pathToFileURL(`${folder}/`))).toEqual({ version: '1.2.3', commit: 'unknown' })
  rmSync(folder, { recursive: true })
})

it('is known to the app, under a fixed commit in tests', () => {
  expect(BUILD).toEqual({ version: APP_VERSION, commit: 'test' })
})

it('is written to version.json by a build', () => {
  const plugin = versionFile({ version: '1.2.3', commit: 'abc' })
  const files: unknown[] = []
  plugin.generateBundle.call({ emitFile: (file) => files.push(file) })
  expect(files).toEqual([{ type: 'asset', fileName: 'version.json', source: '{"version":"1.2.3","commit":"abc"}' }])
})
