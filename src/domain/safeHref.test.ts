import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeHref, safeSource } from './safeHref.ts'

describe('safeHref', () => {
  it.each([
    ['https://shop.example/book?a=1#top', 'https://shop.example/book?a=1#top'],
    ['HTTP://Shop.Example', 'http://shop.example/'],
    ['mailto:help@lightshelf.example', 'mailto:help@lightshelf.example'],
    ['  https://shop.example/a b  ', 'https://shop.example/a%20b'],
  ])('accepts %j', (link, href) => {
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
  ])('rejects %j', (link) => {
    expect(safeHref(link)).toBeNull()
  })

  it('returns only safe schemes for any input', () => {
    const scheme = fc.constantFrom(
      'http:',
      'HTTPS:',
      'mailto:',
      'javascript:',
      'data:',
      'java\tscript:',
      '\u0000javascript:',
      'ｊavascript:',
      '',
    )
    fc.assert(
      fc.property(scheme, fc.string({ unit: 'binary' }), (start, rest) => {
        const href = safeHref(start + rest)
        expect(href === null || ['http:', 'https:', 'mailto:'].includes(new URL(href).protocol)).toBe(true)
      }),
    )
  })
})

describe('safeSource', () => {
  it.each([
    ['https://cdn.example/a.png', 'image', 'https://cdn.example/a.png'],
    ['http://cdn.example/a.png', 'image', 'http://cdn.example/a.png'],
    ['/covers/1.webp', 'image', '/covers/1.webp'],
    ['blob:https://app.example/1', 'image', 'blob:https://app.example/1'],
    ['data:image/svg+xml,%3Csvg%3E', 'image', 'data:image/svg+xml,%3Csvg%3E'],
    [' DATA:image/png;base64,AAAA ', 'image', 'DATA:image/png;base64,AAAA'],
    ['data:video/webm;base64,AAAA', 'video', 'data:video/webm;base64,AAAA'],
  ] as const)('accepts %j as %s', (link, kind, source) => {
    expect(safeSource(link, kind)).toBe(source)
  })

  it.each([
    ['javascript:alert(1)', 'image'],
    ['java\tscript:alert(1)', 'image'],
    ['data:text/html,<script>alert(1)</script>', 'image'],
    ['data:image', 'image'],
    ['data:video/webm;base64,AAAA', 'image'],
    ['data:image/png;base64,AAAA', 'video'],
    ['mailto:a@b.example', 'image'],
    ['file:///etc/passwd', 'image'],
    ['//cdn.example/a.png', 'image'],
    ['/\\cdn.example/a.png', 'image'],
    ['covers/1.webp', 'image'],
    ['', 'image'],
    [null, 'image'],
    [undefined, 'video'],
  ] as const)('rejects %j as %s', (link, kind) => {
    expect(safeSource(link, kind)).toBeNull()
  })
})
