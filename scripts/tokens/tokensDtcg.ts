import { parseColor } from '#components/theme/testing/cssColor.ts'
import type { ThemeName, Token, TokenGroup, TokenType } from '#components/theme/tokens.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * The contents of tokens.json for design tools, in the Design Tokens Community Group format (2025.10): a root group per
 * set of values (`base`, `dark`, `light`, `large-screen`, `reduced-motion`), each with the token groups.
 */
export function tokensDtcg(groups: readonly TokenGroup[]): string {
  const document = {
    base: valueSet(groups, (token) => (token.light === undefined ? token.value : undefined)),
    dark: valueSet(groups, (token) => (token.light === undefined ? undefined : token.value), 'dark'),
    light: valueSet(groups, (token) => token.light, 'light'),
    'large-screen': valueSet(groups, (token) => token.largeScreen),
    'reduced-motion': valueSet(groups, (token) => token.reducedMotion),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function valueSet(
  groups: readonly TokenGroup[],
  valueOf: (token: Token) => string | undefined,
  theme: ThemeName = 'dark',
): Json {
  const set: Record<string, Json> = {}
  for (const group of groups) {
    const tokens = group.tokens.flatMap((token) => {
      const value = valueOf(token)
      if (value === undefined) return []
      return [
        [
          token.name,
          { $value: dtcgValue(group.type, value, (name) => reference(groups, theme, name)), $description: token.usage },
        ] as const,
      ]
    })
    if (tokens.length > 0)
      set[group.id] = { $type: group.type, $description: group.title, ...Object.fromEntries(tokens) }
  }
  return set
}

/** A reference to another token: its path in the same theme. */
function reference(groups: readonly TokenGroup[], theme: ThemeName, name: string): string {
  const group = groups.find((candidate) => candidate.tokens.some((token) => token.name === name))
  if (group === undefined) throw new Error(`No token is named ${name}`)
  return `{${theme}.${group.id}.${name}}`
}

function dtcgValue(type: TokenType, css: string, resolve: (name: string) => string): Json {
  switch (type) {
    case 'color':
      return color(css)
    case 'dimension':
      return size(css)
    case 'duration':
      return size(css)
    case 'number':
      return parseFloat(css)
    case 'fontWeight':
      return Number(css)
    case 'fontFamily':
      return css.split(', ').map((family) => family.replaceAll('"', ''))
    case 'cubicBezier':
      return css
        .slice(css.indexOf('(') + 1, -1)
        .split(',')
        .map(Number)
    case 'shadow':
      return shadow(css, resolve)
  }
}

function color(css: string): Json {
  const { red, green, blue, alpha } = parseColor(css)
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => Math.round((channel / 255) * 1e4) / 1e4),
    alpha,
    hex,
  }
}

function size(css: string): Json {
  const unit = css.replace(/^[-\d.]+/, '')
  return { value: parseFloat(css), unit: unit === '' ? 'px' : unit }
}

/** Layers of `x y blur [spread] color`. The format has no "none"; a transparent layer without size replaces it. */
function shadow(css: string, resolve: (name: string) => string): Json {
  if (css === 'none') return layer('0 0 0 rgb(0 0 0 / 0)', resolve)
  return css.split(/, (?![^(]*\))/).map((part) => layer(part, resolve))
}

function layer(css: string, resolve: (name: string) => string): Json {
  const [, lengths = '', colorCss = ''] = /^(.*?) ((?:rgb|var)\(.*\))$/.exec(css) ?? []
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ')
  const name = /^var\(--(.*)\)$/.exec(colorCss)?.[1]
  return {
    color: name === undefined ? color(colorCss) : resolve(name),
    offsetX: size(offsetX),
    offsetY: size(offsetY),
    blur: size(blur),
    spread: size(spread),
  }
}
