import { styled } from 'styled-components'
import { ModalLayer } from '../ModalSurface/ModalLayer.tsx'

/** Fills the window except for a margin, whatever the image size. */
export const FullWindowLayer = styled(ModalLayer)`
  width: 100%;
  height: 100%;
  overflow: hidden;
`

export const Toolbar = styled.div`
  display: flex;
  flex: none;
  gap: var(--sp-1);
  align-items: center;
`

export const ZoomLevel = styled.span`
  min-width: 4ch;
  color: var(--text-2);
  font-family: var(--font-num);
  font-size: var(--fs-small);
  text-align: center;
`

/** The scrollable area around the image. */
export const Viewport = styled.div`
  display: grid;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border-top: 1px solid var(--line);
  background: var(--bg);

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`

export const ZoomedImage = styled.img`
  margin: auto;

  &[data-fit] {
    width: 100%;
    height: 100%;
    min-height: 0;
    padding: var(--sp-4);
    object-fit: contain;
  }

  &:not([data-fit]) {
    max-width: none;
  }
`

export const ErrorNote = styled.p`
  margin: auto;
  color: var(--text-2);
`
