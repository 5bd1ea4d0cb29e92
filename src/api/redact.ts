/** The most that log_error is sent, in bytes (behaviour.md, Requests). */
export const REPORT_LIMIT = 8192

/** Longer texts are cut before they are searched, at a space, so that no secret is cut in half. */
const SEARCHED = 65_536

/** What must not leave the device, in the order of looking. Each starts at a word's edge: no text makes them slow. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[^\s"',;]+/gi, '$1 [redacted]'],
  [/(?<![\w-])eyJ[\w-]*\.[\w-]*(?:\.[\w-]*)*/g, '[redacted token]'],
  // In JSON, in JSON within a text, in a query, and all of it with percent signs; 'new_password' and 'passwordRepeat' too.
  [
    /((?:passwd|password|passphrase|pwd|access_?token|refresh_?token|token|secret|api_?key|_ntgAuth)\w{0,24}(?:["'\\]|%22|%27|%5C)*\s*(?:[:=]|%3A|%3D)\s*)(?:\\?"(?:[^"\\]|\\[^"])*\\?"|'[^']*'|[^\s&,;})\]]+)/gi,
    '$1[redacted]',
  ],
  // Not 'load@https://…', the frame of a stack.
  [
    /(?<![^\s"'<>()[\]{}@,;:=&?/])[^\s"'<>()[\]{}@,;:=&?/]+(?:@|%40)(?![a-z-]+:\/\/)[^\s"'<>()[\]{}@,;:=&?/]+/gi,
    '[redacted e-mail]',
  ],
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
