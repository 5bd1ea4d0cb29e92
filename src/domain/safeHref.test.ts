import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeHref } from './safeHref.ts'

describe('safeHref', () => {
  it.each([
    ['https://shop.example/book?a=1#top', 'https://shop.example/book?a=1#top'],
    ['HTTP://Shop.Example', 'http://shop.example/'],
    ['mailto:help@lightshelf.example', 'mailto:help@lightshelf.example'],
    ['  https://shop.example/a b  ', 'https://shop.example/a%20b'],
  ])('follows %j', (link, href) => {
    expect(safeHref(link)).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'ftp://shop.example',
    '//shop.example',
    '/dashboard',
    'shop.example',
    'https:\\\\shop.example',
    'https://shop.example\\@evil.example',
    'https://',
    'http://[',
    '',
    null,
    undefined,
  ])('does not follow %j', (link) => {
    expect(safeHref(link)).toBeNull()
  })

  it('gives only the three schemes, whatever it is given', () => {
    const scheme = fc.constantFrom('http:', 'HTTPS:', 'mailto:', 'javascript:', 'data:', 'java\tscript:', '\u0000javascript:', 'ｊavascript:', '')
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (start, rest) => {
        const href = safeHref(start + rest)
        expect(href === null || ['http:', 'https:', 'mailto:'].includes(new URL(href).protocol)).toBe(true)
      }),
    )
  }, 30_000)
})
