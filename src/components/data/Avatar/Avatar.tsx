import { VenetianMask } from 'lucide-react'
import { styled } from 'styled-components'
import { initials } from '#domain/initials.ts'

export interface AvatarProps {
  /** The user's name, for the initials. Show the name next to the avatar. */
  name: string
  /** Width and height in px: 32 in bars and lists, 56 on a profile. */
  size?: 32 | 56
  /** Shows a mask instead of initials, for masquerading. */
  masked?: boolean
}

/** A user's initials in a circle. Decorative: hidden from screen readers. */
export function Avatar({ name, size = 32, masked = false }: AvatarProps) {
  return (
    <Circle aria-hidden data-masked={masked} data-size={size}>
      {masked ? <VenetianMask size={18} strokeWidth={1.5} /> : initials(name)}
    </Circle>
  )
}

const Circle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: var(--raised);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--text-2);
  font-size: var(--fs-small);
  font-weight: var(--fw-medium);

  &[data-size='56'] {
    width: 56px;
    height: 56px;
    font-size: 1.125rem;
  }

  &[data-masked='true'] {
    background: var(--lamp-soft);
    box-shadow: inset 0 0 0 1px var(--lamp);
    color: var(--lamp-text);
  }

  & svg {
    color: inherit;
  }
`
