import { useCallback, useRef } from 'react'

/** Presses within this time of an export's start mean the same file. */
const REPEAT_MS = 1000

/**
 * Returns a function that runs an export, unless the same file is still being exported or its export began within the last
 * second: on a slow computer users press again before they see the file.
 */
export function useExportOnce(): (fileName: string, exportFile: () => unknown) => void {
  const running = useRef(new Set<string>())
  return useCallback((fileName, exportFile) => {
    if (running.current.has(fileName)) return
    running.current.add(fileName)
    const endsAt = performance.now() + REPEAT_MS
    // By a timer even after a second: presses that queued up while the export blocked the page come first.
    const release = () => setTimeout(() => running.current.delete(fileName), Math.max(0, endsAt - performance.now()))
    void new Promise((resolve) => resolve(exportFile())).finally(release)
  }, [])
}
