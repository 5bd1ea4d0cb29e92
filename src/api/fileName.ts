import { decodeExtended, parse } from 'content-disposition'

const MAX_LENGTH = 150
const MAX_EXTENSION = 16

/** Marks that turn the reading direction: 'gpj.exe' can be made to look like 'exe.jpg'. The byte order mark with them. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
const CONTROL = /[\p{Cc}\p{Surrogate}\u2028\u2029]/gu
/** Devices of Windows, whatever extension follows. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])$/i

/**
 * The name to save a file under, from its content-disposition header: `filename*` before `filename`, leniently read,
 * made harmless, at most 150 characters. `fallback` where there is none that can be used (behaviour.md, Requests).
 */
export function fileNameFrom(header: string | null, fallback: string): string {
  if (header === null) return fallback
  const { parameters } = parse(header, { extended: false })
  for (const name of [decodeExtended(parameters['filename*'] ?? ''), latin1AsUtf8(parameters.filename ?? '')]) {
    const safe = safeFileName(name ?? '', fallback)
    if (safe !== null) return safe
  }
  return fallback
}

/** A name without path, control and direction characters, not reserved, at most 150 characters; null where nothing is left. */
export function safeFileName(name: string, fallback: string): string | null {
  const bare = (name.replace(CONTROL, '').replace(DIRECTION, '').split(/[/\\]/).at(-1) ?? '').replace(
    /^\s+|[\s.]+$/g,
    '',
  )
  if (bare === '') return null
  const stem = bare.split('.', 1)[0] ?? ''
  return shortened(RESERVED.test(stem.trim()) ? fallback + bare.slice(stem.length) : bare)
}

/** Cuts before the extension, never through a character. */
function shortened(name: string): string {
  if (name.length <= MAX_LENGTH) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= MAX_EXTENSION ? name.slice(dot) : ''
  const stem = name.slice(0, MAX_LENGTH - extension.length)
  return stem.replace(/\p{Surrogate}$/u, '').replace(/[\s.]+$/, '') + extension
}

/** Headers arrive as Latin-1; many servers write UTF-8 into them all the same. */
function latin1AsUtf8(text: string): string {
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0))
  if (Array.from(text).some((char) => char.charCodeAt(0) > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}
