/** Delay before an object URL is revoked; the browser reads it only after the click. */
const REVOKE_DELAY_MS = 10_000

/** Object URLs in use, each with the timer that revokes it. */
const revokeTimers = new Map<string, ReturnType<typeof setTimeout>>()

/** Saves a file through the browser's download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  revokeTimers.set(
    url,
    setTimeout(() => revoke(url), REVOKE_DELAY_MS),
  )
}

/** Revokes all object URLs on logout. */
export function revokeFileUrls(): void {
  for (const url of revokeTimers.keys()) revoke(url)
}

function revoke(url: string): void {
  clearTimeout(revokeTimers.get(url))
  revokeTimers.delete(url)
  URL.revokeObjectURL(url)
}

/** Saves a text as a file. */
export function saveTextFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  saveFile(name, new Blob([text], { type }))
}
