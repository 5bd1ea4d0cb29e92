import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WebIndex } from '../../.storybook/screens/readPictures.ts'
import type { TakenPicture } from './picture.ts'

const INDEX = 'index.json'
const WEB_INDEX = 'web.json'

/** The pictures that a folder's last run took; none if there was no run. */
export function readIndex(folder: string): TakenPicture[] {
  const path = join(folder, INDEX)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as TakenPicture[]) : []
}

/** Lists a folder's pictures in index.json, beside them. */
export function writeIndex(folder: string, pictures: readonly TakenPicture[]): void {
  write(folder, INDEX, JSON.stringify(pictures, null, 2))
}

/** The pictures for web pages in a folder; undefined if there are none. */
export function readWebIndex(folder: string): WebIndex | undefined {
  const path = join(folder, WEB_INDEX)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as WebIndex) : undefined
}

/** Lists a folder's pictures for web pages in web.json, beside them. */
export function writeWebIndex(folder: string, index: WebIndex): void {
  // Pages load it: indented it is half as large again.
  write(folder, WEB_INDEX, JSON.stringify(index))
}

function write(folder: string, name: string, content: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `${content}\n`)
}
