import { decodeExtended, parse } from 'content-disposition'

const MAX_LENGTH = 150
const MAX_EXTENSION = 16

/** Bidirectional control characters, which can make 'gpj.exe' look like 'exe.jpg', and the byte order mark. */
const BIDI_CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
const CONTROL = /[\p{Cc}\p{Surrogate}\u2028\u2029]/gu
/** Windows device names, reserved with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])$/i

/**
 * The file name in a content-disposition header: `filename*` before `filename`, leniently parsed and made safe (see
 * safeFileName). `fallback` if there is no usable one.
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

/** A file name without path, control characters or reserved names, at most 150 characters; null if nothing is left. */
function safeFileName(name: string, fallback: string): string | null {
  const baseName = (name.replace(CONTROL, '').replace(BIDI_CONTROL, '').split(/[/\\]/).at(-1) ?? '').replace(
    /^\s+|[\s.]+$/g,
    '',
  )
  if (baseName === '') return null
  const stem = baseName.split('.', 1)[0] ?? ''
  return truncate(RESERVED.test(stem.trim()) ? fallback + baseName.slice(stem.length) : baseName)
}

/** Truncates before the extension, never within a character. */
function truncate(name: string): string {
  if (name.length <= MAX_LENGTH) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= MAX_EXTENSION ? name.slice(dot) : ''
  const stem = name.slice(0, MAX_LENGTH - extension.length)
  return stem.replace(/\p{Surrogate}$/u, '').replace(/[\s.]+$/, '') + extension
}

/** Browsers decode headers as Latin-1, but many servers send UTF-8. */
function latin1AsUtf8(text: string): string {
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0))
  if (Array.from(text).some((char) => char.charCodeAt(0) > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}
