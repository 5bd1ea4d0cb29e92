import { styled } from 'styled-components'
import { CheckboxInput } from '#components/inputs/Checkbox/CheckboxInput.ts'

interface TileCheckboxProps {
  /** The accessible name. */
  label: string
  checked: boolean
  onChange: () => void
}

/**
 * Selects a tile, in its top left corner. With a mouse it is hidden until the tile is hovered or focused, or any tile is
 * selected (`data-selecting` on the list).
 * ARIA pattern: checkbox (native).
 */
export function TileCheckbox({ label, checked, onChange }: TileCheckboxProps) {
  return (
    <Corner>
      <CheckboxInput aria-label={label} checked={checked} onChange={onChange} />
    </Corner>
  )
}

/** The touch target, in front of the link that covers the tile. */
const Corner = styled.label`
  position: absolute;
  top: 0;
  left: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  cursor: pointer;

  /* Makes the box visible on any artwork. */
  &::before {
    position: absolute;
    inset: var(--sp-2);
    z-index: -1;
    border-radius: var(--r-1);
    background: var(--float);
    box-shadow: var(--e-1);
    content: '';
  }

  /* Focusing it scrolls the whole tile into view, as far as a low window allows. */
  & > input {
    scroll-margin-block: var(--sp-6) min(var(--stage) + 2 * var(--sp-12), 50dvh);
  }

  @media (hover: hover) and (min-width: 768px) {
    li:not(:hover, :focus-within) > & {
      opacity: 0;
    }

    [data-selecting] > li > & {
      opacity: 1;
    }
  }
`
