/** React shows a lazy part at the earliest this long after the last placeholder, by a timer that none can follow. */
const REACT_THROTTLE_MS = 300

/** The links of files that are still to load, or whose part React may not show yet. */
const pending = new Set<HTMLLinkElement>()

/** The files that a lazy part of the app still waits for. */
export const pendingFiles = (): string[] => Array.from(pending, ({ href }) => href)

/** Follows the files of lazy parts: the build adds a link for each before it is imported. Called once. */
export function trackFiles(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => Array.from(addedNodes))) {
      if (!(node instanceof HTMLLinkElement) || !['modulepreload', 'stylesheet'].includes(node.rel)) continue
      pending.add(node)
      const done = () => setTimeout(() => pending.delete(node), REACT_THROTTLE_MS)
      for (const type of ['load', 'error']) node.addEventListener(type, done)
    }
  }).observe(document.head, { childList: true })
}
