import { useId } from 'react'
import { keyframes, styled } from 'styled-components'
import { CLOTH_COLOURS, LETTERING_COLOURS, SHADOW_COLOURS } from '#components/theme/loginSceneColours.ts'
import { LitCover } from './LitCover.tsx'
import { LOWER_ROW, DUST, placeBooks, UPPER_ROWS, type BookRow, type PlacedBook } from './loginSceneBooks.ts'

/** Decorative picture of a book in lamplight between two shelves. Fills its parent, a positioned size container. */
export function LoginScene() {
  const id = useId()
  const [beam, pool, soft, dusk] = ['beam', 'pool', 'soft', 'dusk'].map((name) => `${id}${name}`)
  return (
    <Scene viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={beam} x2="0" y2="1">
          <Light />
        </linearGradient>
        <radialGradient id={pool}>
          <Light />
        </radialGradient>
        <linearGradient id={dusk}>
          {DUSK.map(([offset, opacity]) => (
            <stop key={offset} offset={offset} stopColor="var(--bg)" stopOpacity={opacity} />
          ))}
        </linearGradient>
        <filter id={soft}>
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>

      <path d="M400 0V128" stroke="var(--line-ctl)" strokeWidth="2" />
      {UPPER_ROWS.map((row) => (
        <Books key={row.x} row={row} />
      ))}
      <rect className="dusk" x="-10" y="396" width="820" height="268" fill={`url(#${dusk})`} />
      <ellipse cx="400" cy="560" rx="390" ry="270" fill={`url(#${pool})`} opacity=".6" />
      <g filter={`url(#${soft})`} fill={`url(#${beam})`}>
        <path d="M352 180 88 664H712L448 180Z" opacity=".34" />
        <path d="M362 180 158 664H642L438 180Z" opacity=".8" />
      </g>
      <path d="M340 186c0-34 26-58 60-58s60 24 60 58z" fill="var(--raised)" stroke="var(--line-2)" />
      <path d="M340 186h120" stroke="var(--lamp-fill)" strokeWidth="4" strokeLinecap="round" />
      <rect x="322" y="420" width="168" height="244" fill={SHADOW_COLOURS.behind} />
      <LitCover />

      <rect x="-10" y="664" width="820" height="9" fill="var(--line-2)" />
      <rect x="-10" y="664" width="820" height="1.5" fill="var(--line-ctl)" />
      <ellipse cx="402" cy="665" rx="190" ry="3" fill="var(--lamp)" opacity=".5" />
      <g opacity=".5">
        <Books row={LOWER_ROW} />
      </g>
      <rect x="-10" y="673" width="820" height="230" fill="var(--bg)" opacity=".72" />
      <g fill="var(--lamp)" opacity=".55">
        {DUST.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
    </Scene>
  )
}

/** Darkness along the upper shelf as [offset, opacity]. */
const DUSK = [
  [0, 0.94],
  [0.36, 0.5],
  [0.5, 0],
  [0.64, 0.5],
  [1, 0.94],
] as const

function Light() {
  return (
    <>
      <stop stopColor="var(--beam-a)" />
      <stop offset="1" stopColor="var(--beam-b)" />
    </>
  )
}

function Books({ row }: { row: BookRow }) {
  return placeBooks(row).map((book) => <Book key={book.x} {...book} />)
}

/** Thinner spines have no room for a name. */
const MIN_NAMED_WIDTH = 28

function Book({ x, y, width, height, name, cloth, ink }: PlacedBook) {
  const colour = LETTERING_COLOURS[ink]
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="1.5" fill={CLOTH_COLOURS[cloth]} />
      <path
        d={`M${x} ${y + 14.75}h${width}M${x} ${y + height - 21.25}h${width}`}
        stroke={colour}
        strokeWidth="1.5"
        opacity=".5"
      />
      <rect x={x + width - 4} y={y} width="4" height={height} fill={SHADOW_COLOURS.edge} />
      {width >= MIN_NAMED_WIDTH && (
        <text
          className="serif"
          transform={`translate(${x + width / 2 - 6} ${y + 30}) rotate(90)`}
          fontSize="12"
          letterSpacing="1.5"
          fill={colour}
        >
          {name}
        </text>
      )}
    </>
  )
}

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`

const Scene = styled.svg`
  position: absolute;
  /* On wide screens the bottom is cut rather than the lamp, which hangs 128 below the top of 900. */
  top: min(0px, max(-13cqw, 100cqh - 112.5cqw));
  width: 100%;
  height: max(100%, 112.5cqw);
  animation: ${fadeIn} var(--t-slow) var(--ease);

  .serif {
    font-family: Georgia, 'Times New Roman', 'Noto Serif', serif;
    font-weight: 600;
  }

  /* In the light theme distant books are paler, not darker. */
  :root[data-theme='light'] & .dusk {
    opacity: 0.72;
  }

  /* Below the form on small screens only the lit book and its neighbours are visible. */
  @media (max-width: 767px) {
    inset: auto 0 -130px;
    height: 560px;
  }
`
