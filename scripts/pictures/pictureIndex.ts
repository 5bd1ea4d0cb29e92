import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TakenPicture } from './picture.ts'

const INDEX = 'index.json'

/** The pictures that a folder's last run took; none if there was no run. */
export function readIndex(folder: string): TakenPicture[] {
  const path = join(folder, INDEX)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as TakenPicture[]) : []
}

/** Lists a folder's pictures in index.json, beside them. */
export function writeIndex(folder: string, pictures: readonly TakenPicture[]): void {
  write(folder, INDEX, pictures)
}

/** Lists a folder's WebP files in web.json, for pages that show them. */
export function writeWebIndex(folder: string, pictures: readonly TakenPicture[]): void {
  const list = pictures.map(({ story, file, width, theme, result }) => ({
    story,
    file: webpOf(file),
    width,
    theme,
    result,
  }))
  write(folder, 'web.json', list)
}

/** Path of the WebP file beside a PNG one. */
export const webpOf = (file: string): string => file.replace(/\.png$/, '.webp')

function write(folder: string, name: string, list: readonly object[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `${JSON.stringify(list, null, 2)}\n`)
}
