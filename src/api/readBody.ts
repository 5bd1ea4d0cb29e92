import type { OnByte } from './idleLimit.ts'

/** Reads a response body to its end, chunk by chunk. Throws what the browser throws if it breaks off. */
export async function readBody(
  response: Response,
  onByte: OnByte,
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  for (const reader = response.body?.getReader(); reader;) {
    const { done, value } = await reader.read()
    if (done) break
    onByte()
    onChunk(value)
  }
}

/** Reads a response body as UTF-8 text. */
export async function readBodyText(response: Response, onByte: OnByte): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  await readBody(response, onByte, (chunk) => {
    text += decoder.decode(chunk, { stream: true })
  })
  return text + decoder.decode()
}
