import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redact, REPORT_LIMIT } from './redact.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJhY2MiOiI3In0.c2lnbmF0dXJl-_x'

describe('redact', () => {
  it.each([
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [redacted]'],
    ['authorization: basic dXNlcjpwYXNz, next', 'authorization: basic [redacted], next'],
    [`at load (${JWT})`, 'at load ([redacted token])'],
    ['{"username":"x","passwd":"hunter2","a":1}', '{"username":"x","passwd":[redacted],"a":1}'],
    [String.raw`"{\"passwd\":\"hunter2\"}"`, String.raw`"{\"passwd\":[redacted]}"`],
    ['password=hunter2&next=1', 'password=[redacted]&next=1'],
    ["password: 'hunter 2'", 'password: [redacted]'],
    ['/resetpassword?token=s3cret&x=1', '/resetpassword?token=[redacted]&x=1'],
    ['_ntgAuth=s3cret; theme=dark', '_ntgAuth=[redacted]; theme=dark'],
    ['user imogen.ashby+ads@harbourvale.example is gone', 'user [redacted email] is gone'],
    ['?user=imogen%40harbourvale.example', '?user=[redacted email]'],
    ['new_password=hunter2&passwordRepeat=hunter2', 'new_password=[redacted]&passwordRepeat=[redacted]'],
    ['?body=%7B%22passwd%22%3A%22hunter2%22%7D&next=1', '?body=%7B%22passwd%22%3A[redacted]&next=1'],
    ['{"accessToken":"s3cret","refreshToken":"s3cret"}', '{"accessToken":[redacted],"refreshToken":[redacted]}'],
    ['https://imogen:hunter2@harbourvale.example/x', 'https://imogen:[redacted email]/x'],
    ['/reset/token%3Ds3cret', '/reset/token%3D[redacted]'],
    [
      'SyntaxError: Unexpected token \'<\', "<html>" is not valid JSON',
      'SyntaxError: Unexpected token \'<\', "<html>" is not valid JSON',
    ],
    [
      'load@https://app.example/index.js:1:2\n@moz-extension://a/b.js:1:2',
      'load@https://app.example/index.js:1:2\n@moz-extension://a/b.js:1:2',
    ],
    [
      'TypeError: x is not a function\n    at load (app.js:1:2)',
      'TypeError: x is not a function\n    at load (app.js:1:2)',
    ],
  ])('%j becomes %j', (text, safe) => {
    expect(redact(text)).toBe(safe)
  })

  it('cuts at 8 kB, never within a character', () => {
    expect(redact('a'.repeat(10_000))).toHaveLength(REPORT_LIMIT)
    const cut = redact('x' + '😀'.repeat(5000))
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(REPORT_LIMIT)
    expect(cut).toBe('x' + '😀'.repeat(2047))
  })

  it('does not cut secrets in half', () => {
    expect(redact(`${'a '.repeat(32_760)}mail imogen@harbourvale.example`)).not.toContain('imogen')
  })

  it('removes secrets anywhere in the text', () => {
    const secret = fc.constantFrom(
      'Bearer s3cret',
      `Bearer ${JWT}`,
      '{"passwd":"s3cret"}',
      "password = 's3cret'",
      's3cret@harbourvale.example',
      'access_token=s3cret',
      JWT,
    )
    const around = fc.string({ unit: fc.constantFrom(' ', '\n', 'a', '"', ',', '(', 'at load', '😀 ') })
    fc.assert(
      fc.property(around, secret, around, (before, text, after) => {
        expect(redact(`${before} ${text} ${after}`)).not.toMatch(/s3cret|eyJhY2M/)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    'a'.repeat(1e6),
    'eyJ'.repeat(3e5),
    'password='.repeat(1e5),
    'a@'.repeat(5e5),
    '"'.repeat(1e6),
    'passwd:"'.repeat(1e5),
    'Bearer '.repeat(1e5),
    '\\'.repeat(1e6),
  ])('is fast for hostile input', (text) => {
    const before = process.cpuUsage().user
    redact(text)
    expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(1)
  })
})
