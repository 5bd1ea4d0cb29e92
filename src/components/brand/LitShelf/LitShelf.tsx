import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SCENE_BOOKS, SHELF_Y } from '#components/brand/EmptyShelfScene/sceneBooks.ts'
import { ShelfBook } from '#components/brand/EmptyShelfScene/ShelfBook.tsx'

export interface LitShelfProps {
  /** A card that takes the place of the missing book. */
  children: ReactNode
}

/** A shelf that `children` stand on in the light, from 768px between books. */
export function LitShelf({ children }: LitShelfProps) {
  return (
    <Shelf>
      <Books from={96} width={134} />
      {children}
      <Books from={330} width={136} />
    </Shelf>
  )
}

/** Height of the books. */
const HEIGHT = 168

/** The books of the large EmptyShelfScene on one side of its gap. */
function Books({ from, width }: { from: number; width: number }) {
  return (
    <BooksSvg width={width} height={HEIGHT} viewBox={`${from} ${SHELF_Y - HEIGHT} ${width} ${HEIGHT}`} aria-hidden>
      {SCENE_BOOKS.filter(({ x }) => x >= from && x < from + width).map((book) => (
        <ShelfBook key={book.x} {...book} />
      ))}
    </BooksSvg>
  )
}

const Shelf = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: var(--sp-4);
  width: 100%;
  max-width: 960px;
  padding-bottom: 6px;
  isolation: isolate;

  /* The shelf. */
  &::after {
    position: absolute;
    inset: auto calc(-1 * var(--page-pad)) 0;
    height: 6px;
    border-top: 1px solid var(--line-ctl);
    background: var(--line-2);
    mask: linear-gradient(to right, transparent, var(--text) 12%, var(--text) 88%, transparent);
    content: '';
  }

  /* The light. Begins above the window, so that it comes from the top bar's edge. */
  &::before {
    position: absolute;
    inset: -50vh calc(-1 * var(--page-pad)) 6px;
    z-index: -1;
    background: conic-gradient(from 150deg at 50% 0, var(--beam-b), var(--beam-a) 8deg 52deg, var(--beam-b) 60deg);
    mask: linear-gradient(var(--text) 40%, transparent);
    content: '';
  }

  /* Stands flat on it. */
  && > :not(svg) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  /* As wide as the card where it meets it. */
  @media (max-width: 767px) {
    &::before {
      top: -140px;
      background: conic-gradient(
        from 150deg at 50% -155px,
        var(--beam-b),
        var(--beam-a) 8deg 52deg,
        var(--beam-b) 60deg
      );
    }
  }
`

const BooksSvg = styled.svg`
  flex: none;
  opacity: 0.9;

  @media (max-width: 767px) {
    display: none;
  }
`
