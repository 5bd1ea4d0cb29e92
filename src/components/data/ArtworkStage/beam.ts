import { css } from 'styled-components'

/** The light on artwork, for the ::before of a positioned, isolated stage. Off until the stage sets its opacity. */
export const beam = css`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: conic-gradient(
    from 148deg at 50% -30%,
    var(--beam-b) 0deg,
    var(--beam, var(--beam-a)) 20deg,
    var(--beam, var(--beam-a)) 44deg,
    var(--beam-b) 64deg
  );
  opacity: 0;
  mask-image: linear-gradient(transparent, black 24px, transparent 98%);
  pointer-events: none;
  transition: opacity var(--t-slow) var(--ease);
  content: '';
`
