import type { QueryValue } from './endpoint.ts'

/** A path template with its values filled in, or null if a value is missing or not allowed in a path. */
export function fillPath(template: string, values: Readonly<Record<string, string | number>>): string | null {
  const segments = new Map<string, string>()
  for (const [, name = ''] of template.matchAll(/\{([^}]+)\}/g)) {
    const segment = encodeSegment(values[name] ?? '')
    if (segment === null) return null
    segments.set(name, segment)
  }
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => segments.get(name) ?? '')
}

/** '?a=1&b=2&b=3', or ''. Null and undefined are left out, an array repeats its key. */
export function formatQuery(query: object): string {
  const text = formFields(query).toString()
  return text === '' ? '' : `?${text}`
}

/** Form fields, by the same rules. */
export function formFields(fields: object): URLSearchParams {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(fields as Record<string, QueryValue>)) {
    const values = typeof value === 'object' && value !== null ? value : [value]
    for (const each of values) if (each !== null && each !== undefined) params.append(key, String(each))
  }
  return params
}

/** Null for '' and dot segments, which URL parsing removes. */
function encodeSegment(value: string | number): string | null {
  // encodeURIComponent throws for lone surrogates.
  const text = String(value).replace(/\p{Surrogate}/gu, '\uFFFD')
  return text === '' || text === '.' || text === '..' ? null : encodeURIComponent(text)
}
