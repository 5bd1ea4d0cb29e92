import { styled } from 'styled-components'
import { LogoMark } from './LogoMark.tsx'

export interface LogoProps {
  /** The product's name. Shown beside the mark, or only told to screen readers. */
  name: string
  /** Writes the name out. On small screens the bar shows the mark alone. */
  word?: boolean
  /** Edge of the mark in px: 26 in the bar, larger on a page of its own. */
  size?: number
}

/** The product's mark, with or without its name. Inside a link the name names the link; so do not label the link as well. */
export function Logo({ name, word = true, size = 26 }: LogoProps) {
  return (
    <Line>
      <LogoMark size={size} />
      <span className={word ? undefined : 'vh'}>{name}</span>
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--text);
  font-size: 17px;
  line-height: var(--lh-title);
  font-weight: var(--fw-semibold);
  letter-spacing: -0.02em;
  white-space: nowrap;
`
