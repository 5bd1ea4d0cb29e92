import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import type { Token, TokenGroup } from '../tokens.ts'

/** A visual sample of a token in the current theme. */
export function TokenSample({ group, token }: { group: TokenGroup; token: Token }) {
  const style = SAMPLES[group.id]?.(`var(--${token.name})`)
  if (style === undefined) return null
  return TEXT_GROUPS.includes(group.id) ? (
    <span style={style} aria-hidden>
      Aa 0123
    </span>
  ) : (
    <Swatch style={style} />
  )
}

const TEXT_GROUPS: readonly string[] = ['font', 'font-size', 'line-height', 'font-weight', 'tracking']
const fill = (value: string): CSSProperties => ({ background: value })

/** Sample styles by group; groups without an entry (layers, durations) have no sample. */
const SAMPLES: Readonly<Record<string, (value: string) => CSSProperties>> = {
  font: (value) => ({ fontFamily: value, fontSize: 'var(--fs-title)', whiteSpace: 'nowrap' }),
  'font-size': (value) => ({ fontSize: value, lineHeight: 1.2, whiteSpace: 'nowrap' }),
  'line-height': (value) => ({
    display: 'block',
    lineHeight: value,
    whiteSpace: 'nowrap',
    background: 'var(--raised)',
  }),
  'font-weight': (value) => ({ fontWeight: value, fontSize: 'var(--fs-title)', whiteSpace: 'nowrap' }),
  tracking: (value) => ({ letterSpacing: value, fontSize: 'var(--fs-page)', whiteSpace: 'nowrap' }),
  space: (value) => ({
    width: value,
    height: 'var(--sp-4)',
    background: 'var(--lamp)',
    boxShadow: 'none',
    borderRadius: 0,
  }),
  radius: (value) => ({ borderRadius: value, background: 'var(--raised)' }),
  surface: fill,
  line: fill,
  text: fill,
  lamp: fill,
  status: fill,
  platform: fill,
  chart: fill,
  elevation: (value) => ({ background: 'var(--surface)', boxShadow: value }),
}

const Swatch = styled.span`
  display: block;
  width: var(--sp-8);
  height: var(--sp-6);
  border-radius: var(--r-1);
  box-shadow: inset 0 0 0 1px var(--line-2);
`
