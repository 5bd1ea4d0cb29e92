import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TOKEN_GROUPS, TOKENS, tokenValue } from '#components/theme/tokens.ts'
import { tokensCss } from './tokensCss.ts'
import { tokensDtcg } from './tokensDtcg.ts'

const read = (file: string) => readFileSync(`src/components/theme/${file}`, 'utf8')

describe('tokens', () => {
  it('have unique names', () => {
    const names = TOKENS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('match tokens.css and tokens.json (if not, run npm run tokens)', () => {
    expect(read('tokens.css')).toBe(tokensCss(TOKENS))
    expect(read('tokens.json')).toBe(tokensDtcg(TOKEN_GROUPS))
  })

  it('have a value per theme or a common one', () => {
    expect(tokenValue('bg', 'dark')).toBe('#131210')
    expect(tokenValue('bg', 'light')).toBe('#f6f2ea')
    expect(tokenValue('sp-4', 'light')).toBe('16px')
  })
})

describe('tokensCss', () => {
  it('puts each kind of value under its condition', () => {
    const css = tokensCss([
      { name: 'a', value: '1px', largeScreen: '2px', usage: '' },
      { name: 'b', value: 'black', light: 'white', usage: '' },
      { name: 'c', value: '9ms', reducedMotion: '0ms', usage: '' },
    ]).replace(/\s+/g, ' ')
    expect(css).toContain(':root { --a: 1px; --c: 9ms; }')
    expect(css).toContain('@media (min-width: 1200px) { :root { --a: 2px; } }')
    // On paper the light theme, whichever is chosen.
    expect(css).toContain(':root { color-scheme: light; --b: white; }')
    expect(css).toContain('@media not print { :root:not([data-theme="light"]) { color-scheme: dark; --b: black; } }')
    expect(css).toContain(
      '@media (forced-colors: active) and (prefers-color-scheme: light) { :root[data-theme] { color-scheme: light; --b: white; } }',
    )
    expect(css).toContain('@media (prefers-reduced-motion: reduce) { :root { --c: 0ms; } }')
    expect(css).toContain(':root[data-motion="reduced"] { --c: 0ms; }')
  })
})

describe('tokensDtcg', () => {
  const json = JSON.parse(tokensDtcg(TOKEN_GROUPS)) as Record<
    string,
    Record<string, Record<string, { $value: unknown }>>
  >

  it('writes all value types in the standard format', () => {
    expect(json.dark?.surface?.scrim?.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.0392, 0.0353, 0.0314],
      alpha: 0.64,
      hex: '#0a0908',
    })
    expect(json.base?.space?.['sp-4']?.$value).toEqual({ value: 16, unit: 'px' })
    expect(json['reduced-motion']?.duration?.['t-fast']?.$value).toEqual({ value: 0, unit: 'ms' })
    expect(json.base?.font?.['font-num']?.$value).toEqual(['Poppins Figures', 'Poppins', 'system-ui', 'sans-serif'])
    expect(json.base?.easing?.ease?.$value).toEqual([0.2, 0.7, 0.2, 1])
  })

  it('keeps a shadow’s colour as a reference to the same theme', () => {
    const [ring, drop] = json.light?.elevation?.['e-2']?.$value as {
      color: unknown
      offsetY: unknown
      spread: unknown
    }[]
    expect(ring?.color).toBe('{light.line.line-2}')
    expect(drop).toMatchObject({ offsetY: { value: 12, unit: 'px' }, spread: { value: -10, unit: 'px' } })
  })
})
