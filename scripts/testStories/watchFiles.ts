import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['src', 'mocks', '.storybook', 'public']
/** Editors and formatters save in several steps. */
const SETTLED_MS = 300

/** Calls `onSave` with the files that were saved together, paths from the root with slashes. */
export function watchFiles(root: string, onSave: (files: string[]) => void): void {
  const saved = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    const files = [...saved].filter((file) => existsSync(join(root, file)))
    saved.clear()
    if (files.length > 0) onSave(files)
  }
  for (const folder of FOLDERS)
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name === null) return
      saved.add(`${folder}/${name.replaceAll('\\', '/')}`)
      clearTimeout(timer)
      timer = setTimeout(flush, SETTLED_MS)
    })
}
