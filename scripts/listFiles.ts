import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of all files in a folder and those below it, from the root, sorted. */
export function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort()
}

/** The files in a folder and those below it whose path ends so, with their texts. */
export const readFiles = (root: string, folder: string, ending: string): { path: string; text: string }[] =>
  listFiles(root, folder)
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
