/** How long the address of a file stays good: the browser reads it after the press. */
const LIFE_MS = 10_000

/** Hands a text to the browser as a file to save. */
export function saveTextFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), LIFE_MS)
}
