import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { ModalLayer } from '#components/overlays/ModalSurface/ModalLayer.tsx'

/** Nearly the whole window, whatever the size of the artwork. */
export const LightboxDialog = styled(ModalLayer)`
  width: 100%;
  max-width: 1280px;
  height: 100%;
  overflow: hidden;
`

export const Counter = styled.span`
  color: var(--text-2);
  font-family: var(--font-num);
  font-size: var(--fs-small);
  white-space: nowrap;
`

export const ArtworkArea = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  border-block: 1px solid var(--line);
  background: var(--bg);
`

/** Never cropped and never scaled up. */
export const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: var(--sp-4) var(--sp-16);
  object-fit: scale-down;

  @media (max-width: 767px) {
    padding: var(--sp-3);
  }
`

export const Video = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: var(--sp-4) var(--sp-16);
  object-fit: contain;

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (max-width: 767px) {
    padding: var(--sp-3);
  }
`

export const Message = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  padding: var(--sp-4);
  color: var(--text-2);
  text-align: center;
`

/** Overlaps the artwork's edges, within reach of a thumb. */
export const StepButton = styled(Button)`
  && {
    position: absolute;
    top: calc(50% - var(--touch) / 2);
    width: var(--touch);
    height: var(--touch);
    border-radius: var(--r-full);
    background: var(--float);
    box-shadow: var(--e-2);
    color: var(--text);
  }

  &&:hover {
    background: var(--hover);
  }

  &&[data-to='previous'] {
    left: var(--sp-3);
  }

  &&[data-to='next'] {
    right: var(--sp-3);
  }
`

export const Details = styled.div`
  display: flex;
  flex: none;
  gap: var(--sp-4);
  align-items: flex-start;
  padding: 0 var(--sp-5) var(--sp-4);
  overflow-wrap: anywhere;

  & > div {
    flex: 1;
    min-width: 0;
  }

  & > ul {
    padding-top: var(--sp-3);
  }

  @media (max-width: 767px) {
    padding: 0 var(--sp-4) var(--sp-3);
  }
`
