import type { Token } from './tokens.ts'

const LARGE_SCREEN = '(min-width: 1200px)'
/** What a drawing keeps of its colours must suit the palette of the system, not the theme that was chosen. */
const FORCED_COLOURS = '@media (forced-colors: active)'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
/** What Storybook's motion toolbar sets, where the system's own wish cannot be changed. */
const REDUCED_BY_HAND = ':root[data-motion="reduced"]'

/** The text of tokens.css: static tokens, large screens, the dark theme (default), the light theme, forced colours, reduced motion. */
export function tokensCss(tokens: readonly Token[]): string {
  const themed = tokens.filter((token) => token.light !== undefined)
  const dark = ['color-scheme: dark;', ...themed.map((token) => line(token, token.value))]
  const light = ['color-scheme: light;', ...themed.map((token) => line(token, token.light))]
  return (
    [
      '/* Written by `npm run tokens` from tokens.ts; do not edit. Dark is the default theme, data-theme="light" on <html> the other. */',
      block(
        ':root',
        tokens.filter((token) => token.light === undefined).map((token) => line(token, token.value)),
      ),
      media(LARGE_SCREEN, tokens, (token) => token.large),
      block(':root, :root[data-theme="dark"]', dark),
      block(':root[data-theme="light"]', light),
      `${FORCED_COLOURS} and (prefers-color-scheme: dark) {\n${indent(block(':root[data-theme]', dark))}\n}`,
      `${FORCED_COLOURS} and (prefers-color-scheme: light) {\n${indent(block(':root[data-theme]', light))}\n}`,
      media(REDUCED_MOTION, tokens, (token) => token.still),
      block(
        REDUCED_BY_HAND,
        tokens.filter((token) => token.still !== undefined).map((token) => line(token, token.still)),
      ),
    ].join('\n\n') + '\n'
  )
}

function media(query: string, tokens: readonly Token[], valueOf: (token: Token) => string | undefined): string {
  const lines = tokens.filter((token) => valueOf(token) !== undefined).map((token) => line(token, valueOf(token)))
  return `@media ${query} {\n${indent(block(':root', lines))}\n}`
}

const indent = (css: string) => css.replace(/^/gm, '  ')

function block(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((each) => `  ${each}`).join('\n')}\n}`
}

function line(token: Token, value: string | undefined): string {
  return `--${token.name}: ${value ?? token.value};`
}
