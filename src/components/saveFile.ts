/** How long the address of a file stays good: the browser reads it after the press. */
const LIFE_MS = 10_000

/** Hands a file to the browser to save. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), LIFE_MS)
}

/** Hands a text to the browser as a file to save. */
export function saveTextFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  saveFile(name, new Blob([text], { type }))
}
