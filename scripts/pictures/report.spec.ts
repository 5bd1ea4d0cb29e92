import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type TestInfo } from '@playwright/test'
import type { TakenPicture } from './picture.ts'
import { readReport } from './readReport.ts'

/*
 * Tells nothing new: shows in Playwright's report what comparePictures.ts found. One test for each story; those with
 * only new pictures pass.
 */
const { folder, baseline, pictures } = readReport()

for (const story of new Set(pictures.map((picture) => picture.story))) {
  const ofStory = pictures.filter((picture) => picture.story === story)
  const { title = '', name = '' } = ofStory[0] ?? {}
  test.describe(title, () => {
    test(`${name} (${story})`, async () => {
      for (const picture of ofStory) await show(picture, test.info())
    })
  })
}

async function show({ file, result, failure }: TakenPicture, info: TestInfo): Promise<void> {
  const path = join(folder, file)
  if (result !== 'changed' && existsSync(path)) await info.attach(file, { path, contentType: 'image/png' })
  if (result === 'failed') expect.soft(failure, `${file}: the story fails`).toBeUndefined()
  if (result !== 'changed') return
  const before = join(baseline, file)
  const errors = info.errors.length
  const after = readFileSync(path)
  expect.soft(after).toMatchSnapshot(file.split('/'), { threshold: 0 })
  if (info.errors.length > errors) return
  // Playwright's comparison overlooks pixels at the edges of letters and lines.
  await info.attach(file.replace('.png', '-expected.png'), { path: before, contentType: 'image/png' })
  await info.attach(file.replace('.png', '-actual.png'), { path, contentType: 'image/png' })
  expect.soft(result, `${file}: only edges differ`).toBe('same')
}
