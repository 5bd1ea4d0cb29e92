/** Maximum size of a report to log_error, in bytes. */
export const REPORT_LIMIT = 8192

/** Longer texts are cut at a space before matching, so that no secret is cut in half. */
const MAX_SEARCH_LENGTH = 65_536

/**
 * What must not leave the device, in matching order. Each pattern starts at a word boundary, so none is slow on any
 * text.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[^\s"',;]+/gi, '$1 [redacted]'],
  [/(?<![\w-])eyJ[\w-]*\.[\w-]*(?:\.[\w-]*)*/g, '[redacted token]'],
  // In JSON, escaped JSON and queries, also percent-encoded; 'new_password' and 'passwordRepeat' too.
  [
    /((?:passwd|password|passphrase|pwd|access_?token|refresh_?token|token|secret|api_?key|_ntgAuth)\w{0,24}(?:["'\\]|%22|%27|%5C)*\s*(?:[:=]|%3A|%3D)\s*)(?:\\?"(?:[^"\\]|\\[^"])*\\?"|'[^']*'|[^\s&,;})\]]+)/gi,
    '$1[redacted]',
  ],
  // Not 'load@https://…', a stack frame.
  [
    /(?<![^\s"'<>()[\]{}@,;:=&?/])[^\s"'<>()[\]{}@,;:=&?/]+(?:@|%40)(?![a-z-]+:\/\/)[^\s"'<>()[\]{}@,;:=&?/]+/gi,
    '[redacted email]',
  ],
]

/** A text for the error log: without tokens, passwords and email addresses, at most 8 kB. */
export function redact(text: string): string {
  let safe = text.length > MAX_SEARCH_LENGTH ? text.slice(0, MAX_SEARCH_LENGTH).replace(/\S*$/, '') : text
  for (const [pattern, replacement] of SECRETS) safe = safe.replace(pattern, replacement)
  return truncateToBytes(safe, REPORT_LIMIT)
}

function truncateToBytes(text: string, limit: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(limit))
  return text.slice(0, read)
}
