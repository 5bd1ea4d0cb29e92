import { styled } from 'styled-components'
import { Stage } from '#components/data/ArtworkStage/stageParts.ts'

/** The cover hides the middle of the light beam, so the beam is wider here than over a tile. It begins at the top bar. */
export const CoverStage = styled(Stage)`
  flex: none;
  align-self: stretch;
  width: 220px;
  margin: 0 -48px 0 -24px;

  &::before {
    inset: calc(-1 * var(--sp-7)) -24px 0;
    background: conic-gradient(
      from 152deg at 50% -25%,
      transparent 0deg,
      var(--beam-a) 11deg,
      var(--beam-a) 45deg,
      transparent 56deg
    );
    mask-image: linear-gradient(transparent, black 24px, transparent 98%);
  }

  @media (max-width: 1199px) {
    &::before {
      top: calc(-1 * var(--sp-5));
    }
  }

  @media (max-width: 767px) {
    width: 172px;
    margin: 0 -42px;
  }
`
