import { styled, css } from 'styled-components'

/** The light on artwork, for the ::before of a positioned, isolated stage. Off until the stage sets its opacity. */
const beam = css`
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

/** If it is stretched, the stage takes what is left. */
export const Figure = styled.figure`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
`

/** The light comes from above its top edge. */
export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template: 100% / 100%;
  place-items: end center;
  container-type: size;
  isolation: isolate;

  &::before {
    ${beam}
  }

  &[data-lit]::before,
  [data-stage-host]:hover &::before,
  [data-stage-host]:focus-visible &::before,
  [data-stage-host]:has(:focus-visible) &::before {
    opacity: 1;
  }

  [data-stage-host] & {
    --beam: var(--beam-lit);
  }
`

export const Shelf = styled.div`
  position: relative;
  height: 3px;
  background: var(--line-2);
  /* Fades at both ends, the shadow below it too. */
  mask-clip: no-clip;
  mask-image: linear-gradient(90deg, transparent, black 24px calc(100% - 24px), transparent);
  transition: background var(--t-slow) var(--ease);

  [data-stage-host]:hover &,
  [data-stage-host]:focus-visible &,
  [data-stage-host]:has(:focus-visible) &,
  [data-stage-host][data-selected] & {
    background: var(--lamp);
  }

  &::after {
    position: absolute;
    inset: 3px 8px auto;
    height: 8px;
    background: linear-gradient(var(--line), transparent);
    opacity: 0.7;
    content: '';
  }
`

/** Width of an image of known size: fills the stage but never enlarges the image. */
const SIZED_WIDTH = 'min(72cqw, 85cqh / var(--shape), var(--natural))'

/** Fits the whole image: a banner by width, a portrait by height. */
export const Picture = styled.img`
  grid-area: 1 / 1;
  width: auto;
  max-width: 72%;
  height: auto;
  max-height: 85%;
  object-fit: contain;
  object-position: bottom;
  box-shadow: var(--e-1), var(--e-cover);

  &[data-sized] {
    width: ${SIZED_WIDTH};
  }
`

export const Video = styled.video`
  grid-area: 1 / 1;
  width: auto;
  max-width: 100%;
  max-height: 96%;
  background: var(--bg);

  &[data-sized] {
    width: ${SIZED_WIDTH};
    aspect-ratio: 1 / var(--shape);
  }
`

/** Replaces a missing image, shaped like a book jacket. */
export const Placeholder = styled.span`
  display: grid;
  grid-area: 1 / 1;
  place-items: center;
  width: min(50%, 132px);
  height: 80%;
  padding: var(--sp-3);
  overflow: hidden;
  background: var(--raised);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--text-2);
  font-weight: var(--fw-medium);
  text-align: center;
  overflow-wrap: anywhere;

  /* In a narrow tile, room for a word such as 'Anonymous'. */
  @media (max-width: 767px) {
    padding: var(--sp-1);
    font-size: var(--fs-small);
  }
`

/** Half the image's height, to centre overlays vertically. */
const HALF_HEIGHT = 'min(42.5cqh, 36cqw * var(--shape))'

/** In the lower right corner of an image of known size. */
export const Badge = styled.span`
  display: flex;
  grid-area: 1 / 1;
  gap: var(--sp-1);
  align-items: center;
  min-width: 20px;
  height: 20px;
  margin-bottom: var(--sp-1);
  padding: 0 5px;
  border-radius: var(--r-1);
  background: var(--float);
  box-shadow: var(--e-1);
  color: var(--text);
  font: var(--fw-medium) var(--fs-micro) / 1.25rem var(--font-num);
  pointer-events: none;
  translate: calc(${SIZED_WIDTH} / 2 - 50% - var(--sp-1));
`

/** Above a link that covers the whole tile. */
export const PlayButton = styled.button`
  position: relative;
  z-index: 1;
  display: grid;
  grid-area: 1 / 1;
  margin-bottom: calc(${HALF_HEIGHT} - var(--touch) / 2);
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--r-full);
  background: var(--float);
  box-shadow: var(--e-2);
  color: var(--text);
  cursor: pointer;
  transition: background var(--t-fast) var(--ease);

  &:hover {
    background: var(--lamp);
    color: var(--on-lamp);
  }
`

/** An error message on top of the image. */
export const ErrorNote = styled.p`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  padding: var(--sp-2) var(--sp-3);
  background: var(--float);
  box-shadow: var(--e-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  text-align: center;
`
