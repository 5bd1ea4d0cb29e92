import { create } from 'content-disposition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameFrom } from './fileName.ts'

const nameOf = (header: string | null) => fileNameFrom(header, 'ad-12')
/** The result for a header with this name. */
const sanitised = (name: string) => nameOf(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)

describe('parsing the header', () => {
  // spec 7.25
  it.each([
    ['attachment; filename="tide tables.jpg"', 'tide tables.jpg'],
    ['attachment; filename=tide.jpg', 'tide.jpg'],
    ['inline; FILENAME="tide.jpg"; size=12', 'tide.jpg'],
    ['attachment; filename="b.jpg"; filename*=UTF-8\'\'%C3%A9t%C3%A9.jpg', 'été.jpg'],
    ['attachment; filename*=UTF-8\'en\'%C3%A9t%C3%A9.jpg; filename="b.jpg"', 'été.jpg'],
    ["attachment; filename*=iso-8859-1''%E9t%E9.jpg", 'été.jpg'],
    // Invalid, but common.
    ['attachment; filename*="UTF-8\'\'%C3%A9.jpg"', 'é.jpg'],
    ['attachment; filename="\u00C3\u00A9.jpg"', 'é.jpg'],
    ['attachment; filename="\u00E9.jpg"', 'é.jpg'],
    ['attachment; filename=two words.jpg', 'two words.jpg'],
    ['attachment; filename="cut off.jpg', 'ad-12'],
    ['attachment; filename="b.jpg"; filename*=UTF-8\'\'%FF%FE.jpg', 'b.jpg'],
    ['attachment; filename="b.jpg"; filename*=koi8\'\'x.jpg', 'b.jpg'],
    // What decodes is decoded, as browsers do.
    ['attachment; filename="%E5%B0%8F.pdf"', '小.pdf'],
    ['attachment; filename=%E5%B0%8F%20book.pdf', '小 book.pdf'],
    ['attachment; filename="a%2Fb%5Cc.pdf"', 'c.pdf'],
    ['attachment; filename="50%25 off.pdf"', '50% off.pdf'],
    ['attachment; filename="100%.pdf"', '100%.pdf'],
    ['attachment; filename="100% cotton.pdf"', '100% cotton.pdf'],
    ['attachment; filename="%FF%FE.pdf"', '%FF%FE.pdf'],
    ['attachment; filename="a+b.pdf"', 'a+b.pdf'],
    ["attachment; filename*=UTF-8''50%2525.pdf", '50%25.pdf'],
    ['attachment; filename="=?UTF-8?B?5bCPLnBkZg==?="', '小.pdf'],
    ['attachment; filename="=?utf-8?Q?t=C3=A9_2.pdf?="', 'té 2.pdf'],
    ['attachment; filename="=?ISO-8859-1?q?=E9t=E9.pdf?="', 'été.pdf'],
    ['attachment; filename="=?UTF-8?B?5bCP?= =?UTF-8?B?LnBkZg==?="', '小.pdf'],
    ['attachment; filename="=?UTF-8?B?4pyT?=.pdf"', '✓.pdf'],
    ['attachment; filename="=?no-such?Q?tide.pdf?="', '=?no-such?Q?tide.pdf?='],
    ['attachment; filename="=?UTF-8?B?#?="', '=?UTF-8?B?#?='],
    ["attachment; filename='tide.jpg'", 'tide.jpg'],
    ['attachment; filename="\\"tide\\".jpg"', 'tide.jpg'],
    ['attachment; filename="%22tide%22.jpg"', 'tide.jpg'],
    ["attachment; filename*=UTF-8''%22tide%22.jpg", 'tide.jpg'],
    ['attachment; filename="Dracula\'s tide.jpg"', "Dracula's tide.jpg"],
  ])('reads %s as %s', (header, name) => {
    expect(nameOf(header)).toBe(name)
  })

  it.each([
    null,
    '',
    'attachment',
    'attachment; filename=',
    'attachment; filename=""',
    'attachment; filename="///"',
    'attachment; filename=".."',
    ';=;',
  ])('uses the fallback for %j', (header) => {
    expect(nameOf(header)).toBe('ad-12')
  })
})

describe('the file name', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\tide.jpg', 'tide.jpg'],
    ['..\\..\\tide.jpg', 'tide.jpg'],
    ['a\u0000b\u001f\u007f\u0085c.jpg', 'abc.jpg'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['\u2066a\u2069\u200F\u061C.jpg', 'a.jpg'],
    ['two\r\nlines.jpg', 'twolines.jpg'],
    ['  spaces .jpg . ', 'spaces .jpg'],
    ['con', 'ad-12'],
    ['CON.jpg', 'ad-12.jpg'],
    ['lpt1.tar.gz', 'ad-12.tar.gz'],
    ['COM².txt', 'ad-12.txt'],
    ['nul .txt', 'ad-12.txt'],
    ['console.jpg', 'console.jpg'],
    ['.htaccess', '.htaccess'],
    ['بحر.jpg', 'بحر.jpg'],
    ['👩‍👧 tide.jpg', '👩‍👧 tide.jpg'],
  ])('%j becomes %j', (name, safe) => {
    expect(sanitised(name)).toBe(safe)
  })

  it('is cut to 150 characters before its extension', () => {
    expect(sanitised(`${'a'.repeat(300)}.jpeg`)).toBe(`${'a'.repeat(145)}.jpeg`)
    expect(sanitised('a'.repeat(300))).toBe('a'.repeat(150))
    expect(sanitised(`a.${'b'.repeat(300)}`)).toBe(`a.${'b'.repeat(148)}`)
    expect(sanitised('a'.repeat(150))).toHaveLength(150)
  })

  it('is never cut within a character', () => {
    expect(sanitised(`${'a'.repeat(145)}😀.jpg`)).toBe(`${'a'.repeat(145)}.jpg`)
  })

  it('is safe for any header', () => {
    const nasty = fc.constantFrom(
      '/',
      '\\',
      '..',
      '\u202e',
      '\u0000',
      'con',
      'NUL',
      '.',
      ' ',
      'é',
      '😀',
      '\ud800',
      'a',
      '"',
      ';',
      '%2f',
      'x'.repeat(149),
    )
    const name = fc.array(nasty, { maxLength: 12 }).map((pieces) => pieces.join(''))
    const header = fc.oneof(
      name.map((text) => create(text.replace(/\p{Surrogate}/gu, ''))),
      fc
        .string({ unit: fc.nat(255).map((byte) => String.fromCharCode(byte)) })
        .map((text) => `attachment; filename=${text}`),
      fc.string({ unit: 'binary' }),
      fc
        .tuple(name, fc.constantFrom('B', 'Q', 'b'))
        .map(([text, code]) => `attachment; filename="=?utf-8?${code}?${text}?="`),
      name.map((text) => `attachment; filename="${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}"`),
    )
    fc.assert(
      fc.property(header, (text) => {
        const safe = nameOf(text)
        expect(safe.length).toBeGreaterThan(0)
        expect(safe.length).toBeLessThanOrEqual(150)
        expect(safe).not.toMatch(/[/\\\p{Cc}\p{Surrogate}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u)
        expect(safe).not.toContain('"')
        expect(safe).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\s*(\.|$)/i)
        expect(safe).not.toMatch(/^[.\s]*$|[.\s]$/)
      }),
      { numRuns: 3000 },
    )
  })
})
