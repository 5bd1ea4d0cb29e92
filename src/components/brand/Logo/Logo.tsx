import { styled } from 'styled-components'
import { LogoMark } from './LogoMark.tsx'

export interface LogoProps {
  /** The product's name, shown next to the mark or visually hidden. */
  name: string
  /** Shows the name; false on small screens. */
  showName?: boolean
}

/** The product's mark, with or without its name. The name also labels a link around it. */
export function Logo({ name, showName = true }: LogoProps) {
  return (
    <Line>
      <LogoMark size={26} />
      <span className={showName ? undefined : 'visually-hidden'}>{name}</span>
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--text);
  font-size: 1.0625rem;
  line-height: var(--lh-title);
  font-weight: var(--fw-semibold);
  letter-spacing: -0.02em;
  white-space: nowrap;
`
