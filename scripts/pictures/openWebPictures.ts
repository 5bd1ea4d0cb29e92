import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import type { Picture as WebPicture } from '../../.storybook/screens/readPictures.ts'
import type { Picture } from './picture.ts'
import type { Photograph } from './photograph.ts'
import { writeWebIndex } from './pictureIndex.ts'
import { shrink } from './shrink.ts'

/** The pictures for web pages of one run. */
export interface WebPictures {
  planned: readonly Picture[]
  /** Writes a photograph as a small WebP file, if it is one of the planned. */
  write: (picture: Picture, photograph: Photograph) => Promise<void>
  /** Lists what was written in web.json. Returns a line about it. */
  finish: () => string
}

/** Writes pictures for web pages to a folder. The page that shrinks them is closed with the browser. */
export async function openWebPictures(
  browser: Browser,
  planned: readonly Picture[],
  folder: string,
): Promise<WebPictures> {
  const page = await browser.newPage()
  const fileOf = ({ file }: Picture) => file.replace(/\.png$/, '.webp')
  const written = new Map<string, WebPicture>()
  let bytes = 0
  const files = new Set(planned.map(fileOf))
  rmSync(folder, { recursive: true, force: true })
  return {
    planned,
    write: async (picture, { png, failure }) => {
      const file = fileOf(picture)
      if (!files.has(file)) return
      const { webp, size, isCut } = await shrink(page, png)
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), webp)
      bytes += webp.length
      const { story, width, theme } = picture
      written.set(file, { story, file, width, theme, size, isCut, ...(failure !== null && { failed: true }) })
    },
    finish: () => {
      const pictures = planned.flatMap((picture) => written.get(fileOf(picture)) ?? [])
      writeWebIndex(folder, { pictures })
      return `${pictures.length} WebP pictures, ${(bytes / 1e6).toFixed(1)} MB`
    },
  }
}
