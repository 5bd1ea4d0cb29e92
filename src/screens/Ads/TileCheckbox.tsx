import { styled } from 'styled-components'
import { Checkbox } from '#components/inputs/Checkbox/Checkbox.tsx'

interface TileCheckboxProps {
  /** The accessible name. */
  label: string
  checked: boolean
  onChange: () => void
}

/**
 * Selects a tile, in its top left corner. With a pointer that hovers it is visible while the tile is hovered or focused,
 * or any tile is selected (`data-selecting` on the list).
 */
export function TileCheckbox(props: TileCheckboxProps) {
  return (
    <Corner>
      <Checkbox {...props} hideLabel />
    </Corner>
  )
}

/** In front of the link that covers the tile. Its position leaves room for the touch target of Checkbox. */
const Corner = styled.span`
  position: absolute;
  top: var(--sp-2);
  left: var(--sp-2);
  z-index: 1;
  display: grid;
  padding: 6px;
  border-radius: var(--r-1);
  background: var(--float);
  box-shadow: var(--e-2);

  /* Focusing it scrolls the whole tile into view, as far as a low window allows. */
  input {
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
