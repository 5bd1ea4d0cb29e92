import { useId } from 'react'
import { styled } from 'styled-components'
import { SCENE_BOOKS, SHELF_Y } from './sceneBooks.ts'
import { ShelfBook } from './ShelfBook.tsx'

export interface EmptyShelfSceneProps {
  /** 180px wide inside a panel, or up to 560px on a whole page. */
  size?: 'small' | 'large'
  /** Whether light falls on it; the small one only. */
  lit?: boolean
}

/** A shelf with a missing book. Decorative, hidden from screen readers. */
export function EmptyShelfScene({ size = 'small', lit = true }: EmptyShelfSceneProps) {
  return size === 'small' ? <SmallScene lit={lit} /> : <LargeScene />
}

function SmallScene({ lit }: { lit: boolean }) {
  const beamId = useId()
  return (
    <svg width="180" height="96" viewBox="0 0 180 96" aria-hidden="true">
      {lit && (
        <>
          <BeamGradient id={beamId} />
          <path d="M80 0h20l46 84H34z" fill={`url(#${beamId})`} />
        </>
      )}
      <g fill="var(--raised)" stroke="var(--line-2)">
        <rect x="18" y="34" width="12" height="50" rx="1" />
        <rect x="32" y="42" width="10" height="42" rx="1" />
        <rect x="140" y="38" width="14" height="46" rx="1" />
      </g>
      <rect
        x="72.5"
        y="30.5"
        width="35"
        height="53"
        rx="1"
        fill="none"
        stroke="var(--line-ctl)"
        strokeDasharray="3 3"
      />
      <rect x="0" y="84" width="180" height="3" rx="1" fill="var(--line-2)" />
    </svg>
  )
}

function LargeScene() {
  const beamId = useId()
  return (
    <LargeSvg viewBox="0 0 560 270" aria-hidden="true">
      <BeamGradient id={beamId} />
      <g opacity=".9">
        {SCENE_BOOKS.map((book) => (
          <ShelfBook key={book.x} {...book} />
        ))}
      </g>
      <path className="light" d="M262 0h36l72 250H190z" fill={`url(#${beamId})`} />
      <rect
        x="240"
        y="96"
        width="80"
        height="154"
        fill="none"
        stroke="var(--line-ctl)"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <rect x="40" y={SHELF_Y} width="480" height="6" fill="var(--line-2)" />
      <rect x="40" y={SHELF_Y} width="480" height="1" fill="var(--line-ctl)" />
    </LargeSvg>
  )
}

/** The gradient of the light: faint at the lamp, bright just below it, faded at the shelf. */
function BeamGradient({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--beam-b)" />
      <stop offset=".22" stopColor="var(--beam-a)" />
      <stop offset="1" stopColor="var(--beam-b)" />
    </linearGradient>
  )
}

const LargeSvg = styled.svg`
  width: 560px;
  max-width: 100%;
  height: auto;

  .light {
    filter: blur(3px);
  }
`
