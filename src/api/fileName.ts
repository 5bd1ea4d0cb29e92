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
  for (const name of [decodeExtended(parameters['filename*'] ?? ''), decode(parameters.filename ?? '')]) {
    const safe = safeFileName(name ?? '', fallback)
    if (safe !== null) return safe
  }
  return fallback
}

/** A file name without path, quotes, control characters or reserved names, at most 150 characters; null if nothing is left. */
function safeFileName(name: string, fallback: string): string | null {
  const visible = name.replace(CONTROL, '').replace(BIDI_CONTROL, '').replaceAll('"', '')
  const unquoted = visible.trim().replace(/^'(.*)'$/, '$1')
  const baseName = (unquoted.split(/[/\\]/).at(-1) ?? '').replace(/^\s+|[\s.]+$/g, '')
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

/** What some servers send in `filename`, decoded as browsers do where it can be: percent-encoding and encoded words. */
const decode = (name: string) => decodeWords(latin1AsUtf8(orSame(name, decodeURIComponent)))

/** RFC 2047: charset, B for base64 or Q for =C3=A9, and the text. White space between two of them is not part of it. */
const ENCODED_WORD = /=\?([\w-]+)\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi

const decodeWords = (text: string) =>
  text.replace(ENCODED_WORD, (word: string, charset: string, encoding: string, encoded: string) =>
    orSame(word, () => {
      const bytes = /b/i.test(encoding)
        ? atob(encoded)
        : encoded
            .replaceAll('_', ' ')
            .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
      return new TextDecoder(charset, { fatal: true }).decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)))
    }),
  )

/** Browsers decode headers as Latin-1, but many servers send UTF-8. */
function latin1AsUtf8(text: string): string {
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0))
  if (Array.from(text).some((char) => char.charCodeAt(0) > 0xff)) return text
  return orSame(text, () => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

/** The decoded text, or the same if it cannot be decoded. */
function orSame(text: string, decodeText: (text: string) => string): string {
  try {
    return decodeText(text)
  } catch {
    return text
  }
}
