/** Most characters of an error's body that are kept. */
const MAX_LENGTH = 8192
/** Most levels that are kept: more than any message has, and less than the stack allows. */
const MAX_DEPTH = 50

/**
 * A copy of a parsed body in which the texts, keys and values together have at most 8,192 characters: the text that goes
 * beyond is cut, and what comes after it is left out. An error's body may have megabytes, which no page can show.
 */
export function truncateBody(body: unknown): unknown {
  let left = MAX_LENGTH
  const truncateText = (text: string) => {
    const kept = text.slice(0, left)
    left -= kept.length
    return kept
  }
  const truncate = (value: unknown, depth: number): unknown => {
    left = Math.max(0, left - 1)
    if (typeof value === 'string') return truncateText(value)
    if (typeof value !== 'object' || value === null) return value
    if (depth > MAX_DEPTH) return null
    if (Array.isArray(value)) {
      const items: unknown[] = []
      for (const item of value) {
        if (left === 0) break
        items.push(truncate(item, depth + 1))
      }
      return items
    }
    const fields: [string, unknown][] = []
    for (const key in value) {
      if (left === 0) break
      fields.push([truncateText(key), truncate((value as Record<string, unknown>)[key], depth + 1)])
    }
    return Object.fromEntries(fields)
  }
  return truncate(body, 0)
}
