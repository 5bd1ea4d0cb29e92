import { existsSync, readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

/** Editors and formatters save in several steps. */
const SETTLED_MS = 300

/**
 * Calls `onSave` with the files in these folders that were saved together: paths from the root, with slashes. Returns a
 * function that ends it.
 */
export function watchFiles(root: string, folders: readonly string[], onSave: (files: string[]) => void): () => void {
  const saved = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    const files = [...saved].filter((file) => existsSync(join(root, file)))
    saved.clear()
    if (files.length > 0) onSave(files)
  }
  const handleChange = (path: string) => {
    if (statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) {
      // A new folder may have got files before it was watched.
      for (const file of watchFolder(path)) saved.add(file)
    } else saved.add(path)
    clearTimeout(timer)
    timer = setTimeout(flush, SETTLED_MS)
  }

  // Each folder by itself: on Linux, Node 20's recursive watcher loses files that are replaced, as many editors do.
  const watchers = new Map<string, FSWatcher>()
  /** Watches a folder and those in it. Returns the files of those that are new. */
  const watchFolder = (folder: string): string[] => {
    if (watchers.has(folder)) return []
    const watcher = watch(join(root, folder), (_, name) => {
      if (name !== null) handleChange(`${folder}/${name}`)
      if (existsSync(join(root, folder))) return
      watcher.close()
      watchers.delete(folder)
    })
    // On Windows, the end of a folder is an error.
    watcher.on('error', () => watcher.close())
    watchers.set(folder, watcher)
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? watchFolder(path) : [path]
    })
  }
  for (const folder of folders) watchFolder(folder)

  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
