import { describe, expect, it } from 'vitest'
import { everyFile } from './testStyleRules.ts'
import { TOKENS } from './tokens.ts'

const THEME = 'components/theme/'

const HEX = /(?<=[\s:'"(,`])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/g
const NAMED =
  /(?:color|background|fill|stroke)\s*[:=]\s*['"{]*\s*(?:white|black|silver|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown)\b/g

function colorsIn(text: string): string[] {
  return [HEX, FUNCTION, NAMED].flatMap((pattern) => text.match(pattern) ?? [])
}

/** Those read without a default of their own: `var(--x, 0px)` is a parameter that whoever uses the component may set. */
function propertiesReadIn(text: string): string[] {
  return Array.from(text.matchAll(/var\(--([\w-]+)\)/g), (match) => match[1] ?? '')
}

/** Custom properties that a component sets for its own parts: in CSS, in a style object, or by `setProperty`. */
function propertiesSetIn(text: string): string[] {
  return Array.from(
    text.matchAll(/(?:setProperty\(['"`])--([\w-]+)|--([\w-]+)['"`]?\]?\s*:/g),
    (match) => match[1] ?? match[2] ?? '',
  )
}

const product = everyFile.filter(({ path }) => !/\.(test|stories)\.tsx?$/.test(path) && !path.startsWith(THEME))

describe('the use of tokens', () => {
  it('looks at real files', () => {
    expect(product.length).toBeGreaterThan(10)
    expect(colorsIn(`a { color: #fff; border: 1px solid rgb(0 0 0); fill: white }`)).toHaveLength(3)
    expect(colorsIn(`import x from '#api/client.ts'; const to = '#main'; const shown = '#000123x'`)).toEqual([])
  })

  it('names only tokens, properties that a component sets itself, and parameters with a default', () => {
    const known = new Set<string>([
      ...TOKENS.map(({ name }) => name),
      ...product.flatMap(({ text }) => propertiesSetIn(text)),
    ])
    const unknown = everyFile.flatMap(({ path, text }) =>
      propertiesReadIn(text)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: --${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('has no literal colour outside the theme', () => {
    expect(product.flatMap(({ path, text }) => colorsIn(text).map((color) => `${path}: ${color}`))).toEqual([])
  })
})
