import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of all files in a folder and those below it, from the root, sorted. */
export function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort()
}
