/** How long the address of a file stays good: the browser reads it after the press. */
const LIFE_MS = 10_000

/** Addresses that are good, each with the timer that ends it. */
const living = new Map<string, ReturnType<typeof setTimeout>>()

/** Hands a file to the browser to save. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  living.set(
    url,
    setTimeout(() => forget(url), LIFE_MS),
  )
}

/** Revokes all object URLs on logout. */
export function forgetFiles(): void {
  for (const url of living.keys()) forget(url)
}

function forget(url: string): void {
  clearTimeout(living.get(url))
  living.delete(url)
  URL.revokeObjectURL(url)
}

/** Hands a text to the browser as a file to save. */
export function saveTextFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  saveFile(name, new Blob([text], { type }))
}
