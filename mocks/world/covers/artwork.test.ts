import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACCOUNTS } from '../accounts.ts'
import { HEADLINES } from '../adTexts.ts'
import { titlesIn } from '../books/titlesIn.ts'
import { FORMATS, SIZES, type Size } from '../formats.ts'
import { adsIn } from '../catalogue.ts'
import { eladWire } from '../wire.ts'
import { artwork, artworkUrl, coverUrl } from './artwork.ts'
import { dataUrl, svg, wrap } from './shapes.ts'

const URL_PREFIX = 'data:image/svg+xml,'
const TOKEN = /<(\/?)([a-z]+)((?: [a-zA-Z-]+='[^'<>&]*')*)(\/?)>|(?:[^<>&]|&(?:amp|lt|gt|quot|#39);)+/y

/** Parses a picture's markup strictly: closed elements, known entities and no forbidden characters. */
function parsePicture(url: string): { root: string; names: Set<string>; text: string } {
  expect(url.slice(0, URL_PREFIX.length)).toBe(URL_PREFIX)
  const markup = decodeURIComponent(url.slice(URL_PREFIX.length))
  const [names, openElements, text] = [new Set<string>(), [] as string[], [] as string[]]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < markup.length) {
    const offset = TOKEN.lastIndex
    const [content = '', closing, name, , selfClosing] =
      TOKEN.exec(markup) ?? expect.fail(`Not well formed: ${markup.slice(offset, offset + 80)}`)
    if (name === undefined) text.push(content)
    else if (closing === '/') expect(openElements.pop()).toBe(name)
    else if (selfClosing === '') openElements.push(name)
    if (name !== undefined) names.add(name)
  }
  expect(openElements).toEqual([])
  // eslint-disable-next-line no-control-regex -- the characters that XML forbids
  expect(markup).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
  return {
    root: /^<svg [^>]*>/.exec(markup)?.[0] ?? '',
    names,
    text: text.join('').replaceAll('&#39;', "'").replaceAll('&amp;', '&').replace(/\s/g, ''),
  }
}

/** How many numbers a path command takes, and which of them is where it ends horizontally. */
const COMMANDS: Readonly<Record<string, readonly [count: number, end: number]>> = {
  m: [2, 0],
  l: [2, 0],
  h: [1, 0],
  s: [4, 2],
  c: [6, 4],
}

/** Where the points of an outline are, horizontally. */
function pointsOf(outline: string): number[] {
  const points: number[] = []
  let [x, start] = [0, 0]
  for (const [, command = '', numbers = ''] of outline.matchAll(/([Mmlhvscz])([^a-zA-Z]*)/g)) {
    const values = Array.from(numbers.matchAll(/-?\d+/g), ([value]) => Number(value))
    if (command === 'M') x = values[0] ?? 0
    if (command === 'z') x = start
    const [count, end] = COMMANDS[command] ?? [1, Infinity]
    for (let index = end; index < values.length; index += count) points.push((x += values[index] ?? 0))
    if (command === 'm') start = x
  }
  return points
}

/** Where the outlined lines of a picture begin and end. */
function lineEnds(markup: string): number[] {
  return Array.from(
    markup.matchAll(/<path d="([^"]+)" [^>]*transform="translate\((\S+) \S+\)scale\((\S+)\)"/g),
    ([, outline = '', x, scale]) => {
      const points = pointsOf(outline).map((point) => Number(x) + point * Number(scale))
      return [Math.min(...points), Math.max(...points)]
    },
  ).flat()
}

const ALLOWED_ELEMENTS = ['svg', 'rect', 'circle', 'ellipse', 'path', 'text']

const titlesWithCover = ACCOUNTS.flatMap((account) => titlesIn(account)).filter(({ cover }) => cover !== null)
const drawnTitles = titlesWithCover.filter(({ cover }) => cover !== 'generated')

describe('covers', () => {
  it('are valid pictures, whatever the title', () => {
    const sample = [
      ...titlesWithCover.filter(({ id }) => id < 3000),
      ...titlesWithCover.filter((_, index) => index % 100 === 0),
    ]
    for (const title of sample) {
      const { root, names } = parsePicture(coverUrl(title) ?? '')
      expect(root, title.name).toContain("viewBox='0 0 120 180'")
      expect([...names].filter((name) => !ALLOWED_ELEMENTS.includes(name))).toEqual([])
    }
  })

  it('that are drawn need no font, and their lines end 8 % from the edges', () => {
    expect(drawnTitles.length).toBe(20)
    for (const title of drawnTitles) {
      const markup = decodeURIComponent(coverUrl(title) ?? '').replaceAll("'", '"')
      expect(markup, title.name).not.toContain('<text')
      const ends = lineEnds(markup)
      expect(ends.length, title.name).toBeGreaterThan(2)
      for (const end of ends) expect(Math.abs(end - 60), title.name).toBeLessThan(60 * 0.84 + 0.5)
    }
  })

  it('that are generated show the title', () => {
    const titles = titlesWithCover.filter(({ id, name }) => id >= 2001 && id < 2100 && name.length < 20)
    for (const title of titles)
      expect(parsePicture(coverUrl(title) ?? '').text, title.name).toContain(title.name.replace(/\s/g, ''))
  })

  it('are small enough to send a thousand at a time', () => {
    const sizes = titlesWithCover.slice(0, 400).map((title) => coverUrl(title)?.length ?? 0)
    expect(Math.max(...sizes)).toBeLessThan(6000)
    expect(sizes.reduce((a, b) => a + b, 0) / sizes.length).toBeLessThan(2000)
  })
})

describe('artwork', () => {
  const sizes = Object.keys(SIZES) as Size[]
  const title = titlesWithCover.find(({ cover }) => cover === 'generated')

  it.each(sizes)('of a generated cover has its real size and shows the headline: %s', (size) => {
    if (title === undefined) throw new Error('No title')
    const { root, text } = parsePicture(
      artworkUrl({ headline: 'Read it with the lamp on.', title, publisher: 'Harbour & Vale' }, size),
    )
    expect(root).toContain(`width='${SIZES[size].width}' height='${SIZES[size].height}'`)
    expect(text).toContain('Readit')
  })

  it.each(sizes)('of a drawn cover needs no font, and its lines keep their distance from the edges: %s', (size) => {
    for (const drawn of drawnTitles) {
      for (const headline of HEADLINES) {
        const markup = artwork({ headline, title: drawn, publisher: 'Harbour & Vale' }, size)
        expect(markup).not.toContain('<text')
        const [, width = ''] = /<svg viewBox="0 0 (\S+) /.exec(markup) ?? []
        const ends = lineEnds(markup.replace(/<svg x=.*?<\/svg>/, ''))
        expect(ends.length).toBe(4)
        for (const end of ends) expect(Math.abs(end / Number(width) - 0.5), headline).toBeLessThan(0.42 + 0.004)
      }
    }
  })

  const anything = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    .map((codes) => String.fromCharCode(...codes))

  it('copes with any headline', () => {
    const titles = [titlesWithCover[0], title].filter((candidate) => candidate !== undefined)
    fc.assert(
      fc.property(anything, fc.constantFrom(...titles), fc.constantFrom(...sizes), (headline, title, size) => {
        expect(parsePicture(dataUrl(artwork({ headline, title, publisher: headline }, size))).names).toContain('svg')
      }),
    )
  })

  it('of an ad has its format’s sizes, after the video if it has one', () => {
    const account = ACCOUNTS[0]
    const ads = account === undefined ? [] : adsIn(account)
    for (const { id: formatId, sizes, typeId } of FORMATS) {
      const ad = ads.find(({ format }) => format.id === formatId)
      if (ad === undefined) continue
      const { art, thumb_url: thumb } = eladWire(ad)
      expect(art?.map(({ art_type_cls: kind }) => kind)).toEqual(typeId === 'video' ? ['video', ...sizes] : sizes)
      expect(thumb?.startsWith('data:image/svg+xml,')).toBe(true)
    }
    expect(new Set(ads.map(({ format }) => format.typeId))).toEqual(new Set(['image', 'video', 'carousel']))
  })
})

it('wraps words and truncates with an ellipsis', () => {
  expect(wrap('The town you never left.', 18, 3)).toEqual(['The town you never', 'left.'])
  expect(wrap('one two three four', 5, 2)).toEqual(['one', 'two…'])
  expect(wrap('Donaudampfschifffahrt', 8, 2)).toEqual(['Donauda…'])
  expect(parsePicture(dataUrl(svg(1, 1, '<text>100% #1</text>'))).text).toBe('100%#1')
})
