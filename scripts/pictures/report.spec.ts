import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { uniqBy } from 'es-toolkit'
import type { ReportData } from './writeReport.ts'

/*
 * Tells nothing new: shows in Playwright's report what `comparePictures` found. One test for each story; those with only
 * new pictures pass.
 */
const { folder, baseline, pictures } = JSON.parse(readFileSync(process.env.PICTURES_REPORT ?? '', 'utf8')) as ReportData

for (const { story, title, name } of uniqBy(pictures, (picture) => picture.story))
  test(`${title}: ${name} (${story})`, async () => {
    const info = test.info()
    const attach = (file: string, path: string) => info.attach(file, { path, contentType: 'image/png' })
    for (const { file, result, failure } of pictures.filter((picture) => picture.story === story)) {
      const after = join(folder, file)
      if (result !== 'changed' && existsSync(after)) await attach(file, after)
      if (result === 'failed') expect.soft(failure, `${file}: the story fails`).toBeUndefined()
      if (result !== 'changed') continue
      const errors = info.errors.length
      expect.soft(readFileSync(after)).toMatchSnapshot(file.split('/'), { threshold: 0 })
      if (info.errors.length > errors) continue
      // Playwright's comparison overlooks pixels at the edges of letters and lines.
      await attach(file.replace('.png', '-expected.png'), join(baseline, file))
      await attach(file.replace('.png', '-actual.png'), after)
      expect.soft(result, `${file}: only edges differ`).toBe('same')
    }
  })
