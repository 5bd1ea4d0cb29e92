import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { formatCsv } from './csv.ts'
import { EXCEL_FORMAT_KEYS, EXCEL_FORMATS } from './excelFormat.ts'

/** A collection of tricky CSV files, each with its content as JSON. */
const SPECTRUM = dirname(createRequire(import.meta.url).resolve('csv-spectrum'))
const SAMPLES = readdirSync(`${SPECTRUM}/json`).map((file) => file.replace('.json', ''))

const parse = (text: string, delimiter: string) => Papa.parse<string[]>(text, { newline: undefined, delimiter }).data
/** What a CSV parser reads: without the byte order mark and the empty line after the last line end. */
const read = (file: string, separator = ',') => parse(file.slice(1), separator).slice(0, -1)

describe('formatCsv', () => {
  it('starts with a byte order mark and ends each line with CR LF', () => {
    expect(
      formatCsv([
        ['Title', 'Clicks'],
        ['Émile', 1234567],
      ]),
    ).toBe('\uFEFFTitle,Clicks\r\nÉmile,1234567\r\n')
  })

  it('quotes what RFC 4180 quotes', () => {
    expect(formatCsv([['a,b', 'say "hi"', 'two\nlines', 'plain text', 'a\rb']])).toBe(
      '\uFEFF"a,b","say ""hi""","two\nlines",plain text,"a\rb"\r\n',
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+44', "'+44"],
    ['-5', "'-5"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['\nx', '"\'\nx"'],
    ['\u0000x', "'\u0000x"],
    ['＝1+1', "'＝1+1"],
    ['＋44', "'＋44"],
    ['－5', "'－5"],
    ['＠sum', "'＠sum"],
    ['a;=1', "a;'=1"],
    ['a;-1;＝2', "a;'-1;'＝2"],
    ['a;\tb', "a;'\tb"],
    ['a\t@b', "a\t'@b"],
    ['a;"=1', '"a;\'""=1"'],
    ['a,b;=1', '"a,b;\'=1"'],
    ['a\r\n=1\n\n-1', '"a\r\n\'=1\n\n\'-1"'],
    ['a; =1; b', 'a; =1; b'],
    ['a=1', 'a=1'],
    ["'=1", "'=1"],
    [' =1', ' =1'],
    ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ])('makes the text %j harmless', (text, written) => {
    expect(formatCsv([[text, 1]])).toBe(`\uFEFF${written},1\r\n`)
  })

  it('writes numbers as they are, and missing values empty', () => {
    expect(formatCsv([[-5, 0, 1.5, 12345678, null, undefined, NaN, Infinity, '']])).toBe(
      '\uFEFF-5,0,1.5,12345678,,,,,\r\n',
    )
  })

  it('writes numbers with a fixed number of decimal places', () => {
    const fixed = (value: number) => ({ value, decimals: 2 })
    expect(formatCsv([[fixed(2.2), fixed(-0.126), fixed(-0.001), fixed(1.005), fixed(12345), fixed(NaN)]])).toBe(
      '\uFEFF2.20,-0.13,0.00,1.01,12345.00,\r\n',
    )
  })

  it('writes what an Excel of another region opens as a table', () => {
    const rows = [
      ['Title', 'CTR (%)', 'Clicks'],
      ['Dracula; a novel, 1897', { value: 9.1, decimals: 2 }, 1234.5],
    ]
    expect(formatCsv(rows, EXCEL_FORMATS.comma)).toBe(
      '\uFEFFTitle;CTR (%);Clicks\r\n"Dracula; a novel, 1897";9,10;1234,5\r\n',
    )
    expect(formatCsv(rows, EXCEL_FORMATS.swiss)).toBe(
      '\uFEFFTitle;CTR (%);Clicks\r\n"Dracula; a novel, 1897";9.10;1234.5\r\n',
    )
  })

  it('keeps rows whose only cell is empty', () => {
    expect(read(formatCsv([['Title'], [''], [null], ['x']]))).toEqual([['Title'], [''], [''], ['x']])
  })

  it.each(EXCEL_FORMAT_KEYS)('is read back unchanged by papaparse: %s', (key) => {
    const { separator } = EXCEL_FORMATS[key]
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ' ', 'a', "'", ';', '=') }),
      fc.integer(),
      fc.constant(null),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1 }), (rows) => {
        const withoutGuards = (value: string | number | null) => String(value ?? '').replaceAll("'", '')
        expect(read(formatCsv(rows, EXCEL_FORMATS[key]), separator).map((row) => row.map(withoutGuards))).toEqual(
          rows.map((row) => row.map(withoutGuards)),
        )
      }),
    )
  })

  // Excel splits at the list separator of the country, and a quote within a cell does not hold that cell together.
  const splitAt = (separator: string, file: string) =>
    file
      .slice(1)
      .split(/[\r\n]/)
      .map((line) => line.split(separator))
      .flatMap(([first = '', ...more]) => [first, ...more.map((each) => each.replace(/^"+/, ''))])

  const cases = EXCEL_FORMAT_KEYS.flatMap((key) => [',', ';', '\t'].map((readAt) => ({ key, readAt })))
  it.each(cases)('has no cell that begins like a formula: $key, read with $readAt', ({ key, readAt }) => {
    const format = EXCEL_FORMATS[key]
    const cells = (file: string) => (readAt === format.separator ? read(file, readAt).flat() : splitAt(readAt, file))
    const text = fc.string({ unit: fc.constantFrom(...Array.from('=+-@＝＋－＠\t\r\n\0;,"a1 ')) })
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
        expect(cells(formatCsv(rows, format)).filter((cell) => /^[=+\-@＝＋－＠\t\r\n\0]/.test(cell))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it.each(SAMPLES)("round-trips csv-spectrum's %s", (name) => {
    const records = [
      JSON.parse(readFileSync(`${SPECTRUM}/json/${name}.json`, 'utf8')) as Record<string, string>[],
    ].flat()
    const table = [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))]
    expect(read(formatCsv(table))).toEqual(table)
    const expected = parse(readFileSync(`${SPECTRUM}/csvs/${name}.csv`, 'utf8').replace(/\r?\n$/, ''), ',')
    expect(read(formatCsv(expected))).toEqual(expected)
  })
})
