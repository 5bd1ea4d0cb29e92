import { styled } from 'styled-components'
import { beam } from '#components/data/ArtworkStage/beam.ts'

/** Grid of campaign cards: three columns, fewer on smaller screens. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--sp-16) var(--sp-8);
  margin: 0;
  padding: 0;

  @media (max-width: 1199px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-12);
  }
`

/** Artwork area: bottom-aligned, never cropped. The beam appears while the card is hovered or focused. */
export const Stage = styled.a`
  position: relative;
  display: flex;
  justify-content: center;
  align-items: flex-end;
  height: 288px;
  isolation: isolate;

  &::before {
    ${beam}
  }

  [data-stage-host]:hover &::before,
  &:focus-visible::before {
    opacity: 1;
  }

  & > img {
    width: auto;
    max-width: min(100%, 364px);
    height: auto;
    max-height: 270px;
    border-radius: var(--r-cover) var(--r-cover) 0 0;
    box-shadow: var(--e-cover);
    object-fit: contain;
    object-position: bottom;
  }

  @media (max-width: 767px) {
    height: auto;
    min-height: 188px;

    & > img {
      max-width: 100%;
      max-height: 380px;
    }
  }
`

/** Placeholder for a missing image, in the shape of a book cover. */
export const CoverPlaceholder = styled.span`
  display: grid;
  place-items: center;
  width: 132px;
  height: 188px;
  padding: var(--sp-3);
  overflow: hidden;
  border-radius: var(--r-cover) var(--r-cover) 0 0;
  background: var(--raised);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--text-2);
  font-weight: var(--fw-medium);
  text-align: center;
  overflow-wrap: anywhere;
`

/** Marks a video. It plays only in the lightbox. */
export const VideoBadge = styled.span`
  position: absolute;
  bottom: 112px;
  left: 50%;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--r-full);
  background: var(--float);
  box-shadow: var(--e-2);
  color: var(--text);
  transform: translateX(-50%);
`

export const Description = styled.div`
  display: flex;
  gap: var(--sp-4);
  align-items: flex-start;
  padding-top: 18px;
`

export const Names = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Author = styled.p`
  color: var(--text-2);
`

export const Strapline = styled.p`
  margin-top: var(--sp-2);
  font-size: var(--fs-lead);
  line-height: var(--lh-lead);
`

export const Platforms = styled.ul`
  display: grid;
  flex: none;
  gap: 6px;
  min-width: 84px;
  margin: 0;
  padding: 0;
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  margin-top: 14px;
`
