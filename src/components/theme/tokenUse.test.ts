import { describe, expect, it } from 'vitest'
import { allFiles } from './testing/testStyleRules.ts'
import { TOKENS } from './tokens.ts'

const THEME_FOLDER = 'components/theme/'

const HEX = /(?<=[\s:'"(,`])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/g
const NAMED =
  /(?:color|background|fill|stroke)\s*[:=]\s*['"{]*\s*(?:white|black|silver|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown)\b/g

function colorsIn(text: string): string[] {
  return [HEX, FUNCTION, NAMED].flatMap((pattern) => text.match(pattern) ?? [])
}

/** Custom properties used without a fallback. One with a fallback, `var(--x, 0px)`, is an optional parameter. */
function propertiesUsedIn(text: string): string[] {
  return Array.from(text.matchAll(/var\(--([\w-]+)\)/g), (match) => match[1] ?? '')
}

/** Custom properties that a component sets: in CSS, in a style object, or with `setProperty`. */
function propertiesSetIn(text: string): string[] {
  return Array.from(
    text.matchAll(/(?:setProperty\(['"`])--([\w-]+)|--([\w-]+)['"`]?\]?\s*:/g),
    (match) => match[1] ?? match[2] ?? '',
  )
}

const productFiles = allFiles.filter(
  ({ path }) => !/\/testing\/|\.(test|stories)\.tsx?$/.test(path) && !path.startsWith(THEME_FOLDER),
)

describe('token usage', () => {
  it('is checked by this test', () => {
    expect(productFiles.length).toBeGreaterThan(10)
    expect(colorsIn(`a { color: #fff; border: 1px solid rgb(0 0 0); fill: white }`)).toHaveLength(3)
    expect(colorsIn(`import x from '#api/client.ts'; const to = '#main'; const shown = '#000123x'`)).toEqual([])
  })

  it('is limited to tokens, properties set by components, and parameters with a fallback', () => {
    const known = new Set<string>([
      ...TOKENS.map(({ name }) => name),
      ...productFiles.flatMap(({ text }) => propertiesSetIn(text)),
    ])
    const unknown = allFiles.flatMap(({ path, text }) =>
      propertiesUsedIn(text)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: --${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('has no literal colours outside the theme', () => {
    expect(productFiles.flatMap(({ path, text }) => colorsIn(text).map((color) => `${path}: ${color}`))).toEqual([])
  })
})
