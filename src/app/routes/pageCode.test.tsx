import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGES } from '#domain/pages.ts'
import { PAGE_CODE } from './pageCode.ts'

it('every page has its file, and every file its page', async () => {
  await Promise.all(Object.values(PAGE_CODE).map(({ load }) => load()))
  const files = readdirSync('src/app/pages').flatMap((name) => /^(.+Page)\.tsx$/.exec(name)?.[1] ?? [])
  expect(files).toEqual(
    Object.values(PAGES)
      .map(({ file }) => file)
      .sort(),
  )
})
