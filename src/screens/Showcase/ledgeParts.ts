import { styled } from 'styled-components'

/** The lit shelf at the top of the page. */
export const Ledge = styled.div`
  position: relative;
  margin: var(--sp-10) 0 var(--sp-10);

  /* One soft-edged beam from a lamp above the page. */
  &::before {
    position: absolute;
    bottom: 6px;
    left: 50%;
    width: min(1240px, 100vw);
    height: 520px;
    background: conic-gradient(
      from 132deg at 50% -58px,
      transparent 0deg,
      var(--beam-a) 12deg,
      var(--beam-a) 84deg,
      transparent 96deg
    );
    opacity: 0.6;
    mask-image: linear-gradient(transparent, var(--text) 30%, transparent 98%);
    transform: translateX(-50%);
    pointer-events: none;
    content: '';
  }

  /* The lamp is above the lit book: with an even number of books half a book and a gap before the middle. */
  @media (min-width: 768px) {
    &:has(ul > :last-child:nth-child(even))::before {
      left: calc(50% - (96px + var(--sp-4)) / 2);
    }
  }

  @media (min-width: 1200px) {
    &:has(ul > :last-child:nth-child(even))::before {
      left: calc(50% - (132px + 28px) / 2);
    }
  }

  @media (max-width: 767px) {
    margin: var(--sp-6) 0 var(--sp-8);

    &::before {
      height: 360px;
      background: conic-gradient(
        from 150deg at 50% -58px,
        transparent 0deg,
        var(--beam-a) 8deg,
        var(--beam-a) 52deg,
        transparent 60deg
      );
    }
  }
`

/** Bottom-aligned row of books; the third of six is lit. */
export const Books = styled.ul`
  position: relative;
  display: flex;
  gap: 28px;
  justify-content: center;
  align-items: flex-end;
  min-height: 258px;
  margin: 0;
  padding: 0;

  & > li {
    flex: none;
    width: 132px;
    aspect-ratio: 2 / 3;
  }

  & > li[data-lit] {
    width: 172px;
  }

  @media (max-width: 1199px) {
    gap: var(--sp-4);
    min-height: 192px;

    & > li {
      width: 96px;
    }

    & > li[data-lit] {
      width: 128px;
    }
  }

  @media (max-width: 767px) {
    gap: var(--sp-3);
    min-height: 174px;

    & > li {
      width: 88px;
    }

    & > li[data-lit] {
      width: 116px;
    }

    & > li[data-far] {
      display: none;
    }
  }
`

export const Board = styled.div`
  position: relative;
  height: 6px;
  border-top: 1px solid var(--line-ctl);
  border-radius: 1px;
  background: var(--line-2);

  &::after {
    position: absolute;
    inset: 5px 8px auto;
    height: 8px;
    background: linear-gradient(var(--line), transparent);
    opacity: 0.7;
    content: '';
  }
`

export const BookLink = styled.a`
  display: block;
  height: 100%;
  border-radius: var(--r-cover) var(--r-cover) 0 0;
  transition: transform var(--t-base) var(--ease);

  &:hover {
    transform: translateY(-4px);
  }

  @media (prefers-reduced-motion: reduce) {
    &:hover {
      transform: none;
    }
  }

  & > * {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    background: var(--raised);
    box-shadow: var(--e-cover);
    object-fit: cover;
  }
`

/** Plain cover with the title's first two words, for books without an image. */
export const Jacket = styled.span`
  display: grid;
  place-items: center;
  padding: var(--sp-2);
  overflow: hidden;
  box-shadow:
    var(--e-cover),
    inset 0 0 0 1px var(--line-2);
  color: var(--text-2);
  font-weight: var(--fw-medium);
  text-align: center;
  overflow-wrap: anywhere;
`
