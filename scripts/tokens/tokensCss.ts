import type { Token } from '#components/theme/tokens.ts'

const LARGE_SCREEN = '(min-width: 1200px)'
/** Colours that remain must match the system's palette rather than the chosen theme. */
const FORCED_COLOURS = '@media (forced-colors: active)'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
/** Set by Storybook's motion toolbar. */
const REDUCED_BY_TOOLBAR = ':root[data-motion="reduced"]'

/**
 * The contents of tokens.css: common tokens, large screens, light theme, dark theme (default), forced colours, reduced
 * motion.
 */
export function tokensCss(tokens: readonly Token[]): string {
  const themed = tokens.filter((token) => token.light !== undefined)
  const dark = ['color-scheme: dark;', ...themed.map((token) => declaration(token, token.value))]
  const light = ['color-scheme: light;', ...themed.map((token) => declaration(token, token.light))]
  return (
    [
      '/* Generated from tokens.ts by `npm run tokens`; do not edit. The dark theme is the default; data-theme="light" on <html> selects the light one, as paper does. */',
      block(
        ':root',
        tokens.filter((token) => token.light === undefined).map((token) => declaration(token, token.value)),
      ),
      media(LARGE_SCREEN, tokens, (token) => token.largeScreen),
      block(':root', light),
      `@media not print {\n${indent(block(':root:not([data-theme="light"])', dark))}\n}`,
      `${FORCED_COLOURS} and (prefers-color-scheme: dark) {\n${indent(block(':root[data-theme]', dark))}\n}`,
      `${FORCED_COLOURS} and (prefers-color-scheme: light) {\n${indent(block(':root[data-theme]', light))}\n}`,
      media(REDUCED_MOTION, tokens, (token) => token.reducedMotion),
      block(
        REDUCED_BY_TOOLBAR,
        tokens
          .filter((token) => token.reducedMotion !== undefined)
          .map((token) => declaration(token, token.reducedMotion)),
      ),
    ].join('\n\n') + '\n'
  )
}

function media(query: string, tokens: readonly Token[], valueOf: (token: Token) => string | undefined): string {
  const lines = tokens
    .filter((token) => valueOf(token) !== undefined)
    .map((token) => declaration(token, valueOf(token)))
  return `@media ${query} {\n${indent(block(':root', lines))}\n}`
}

const indent = (css: string) => css.replace(/^/gm, '  ')

function block(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((text) => `  ${text}`).join('\n')}\n}`
}

function declaration(token: Token, value: string | undefined): string {
  return `--${token.name}: ${value ?? token.value};`
}
