/** A text of the catalogue of messages. */
export interface Message {
  /** Where it is: 'failures.serverErrorText.title'. */
  name: string
  text: string
}

/** The texts in a module, at any depth. A function's is the one it makes of "…"; it is left out if it makes none of that. */
export function readMessages(name: string, value: unknown): Message[] {
  if (typeof value === 'string') return [{ name, text: value }]
  if (typeof value === 'function') return readMessages(name, callWithDots(value as (...args: string[]) => unknown))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => readMessages(`${name}.${key}`, part))
}

function callWithDots(write: (...args: string[]) => unknown): unknown {
  try {
    return write(...Array<string>(write.length).fill('…'))
  } catch {
    return undefined
  }
}
