import type { Token } from './tokens.ts'

const LARGE_SCREEN = '(min-width: 1200px)'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
/** What Storybook's motion toolbar sets, where the system's own wish cannot be changed. */
const REDUCED_BY_HAND = ':root[data-motion="reduced"]'

/** The text of tokens.css: static tokens, large screens, the dark theme (default), the light theme, reduced motion. */
export function tokensCss(tokens: readonly Token[]): string {
  const themed = tokens.filter((token) => token.light !== undefined)
  return (
    [
      '/* Written by `npm run tokens` from tokens.ts; do not edit. Dark is the default theme, data-theme="light" on <html> the other. */',
      block(
        ':root',
        tokens.filter((token) => token.light === undefined).map((token) => line(token, token.value)),
      ),
      media(LARGE_SCREEN, tokens, (token) => token.large),
      block(':root, :root[data-theme="dark"]', [
        'color-scheme: dark;',
        ...themed.map((token) => line(token, token.value)),
      ]),
      block(':root[data-theme="light"]', ['color-scheme: light;', ...themed.map((token) => line(token, token.light))]),
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
  return `@media ${query} {\n${block(':root', lines).replace(/^/gm, '  ')}\n}`
}

function block(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((each) => `  ${each}`).join('\n')}\n}`
}

function line(token: Token, value: string | undefined): string {
  return `--${token.name}: ${value ?? token.value};`
}
