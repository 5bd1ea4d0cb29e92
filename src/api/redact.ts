/** The most that log_error is sent, in bytes (behaviour.md, Requests). */
export const REPORT_LIMIT = 8192

/** Longer texts are cut before they are searched, at a space, so that no secret is cut in half. */
const SEARCHED = 65_536

/** What must not leave the device, in the order of looking. Each starts at a word's edge: no text makes them slow. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[^\s"',;]+/gi, '$1 [redacted]'],
  [/(?<![\w-])eyJ[\w-]*\.[\w-]*(?:\.[\w-]*)*/g, '[redacted token]'],
  [/(["'\\]*\b(?:passwd|password|passphrase|pwd|access_token|refresh_token|token|secret|_ntgAuth\w*)["'\\]*\s*[:=]\s*)(?:\\?"(?:[^"\\]|\\[^"])*\\?"|'[^']*'|[^\s&,;})\]]+)/gi, '$1[redacted]'],
  [/(?<![^\s"'<>()[\]{}@,;:=&?/])[^\s"'<>()[\]{}@,;:=&?/]+(?:@|%40)[^\s"'<>()[\]{}@,;:=&?/]+/gi, '[redacted e-mail]'],
]

/** A text fit for the error log: bearer and other tokens, passwords and e-mail addresses removed, at most 8 kB. */
export function redact(text: string): string {
  let safe = text.length > SEARCHED ? text.slice(0, SEARCHED).replace(/\S*$/, '') : text
  for (const [secret, instead] of SECRETS) safe = safe.replace(secret, instead)
  return cutToBytes(safe, REPORT_LIMIT)
}

function cutToBytes(text: string, limit: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(limit))
  return text.slice(0, read)
}
