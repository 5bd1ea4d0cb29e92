import { useId } from 'react'
import { keyframes, styled } from 'styled-components'
import { CLOTH_COLOURS, LETTERING_COLOURS, SHADOW_COLOURS, COVER_COLOURS } from '#components/theme/loginSceneColours.ts'
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

const { ground, sun, hills, tower, edge } = COVER_COLOURS

/** Hill paths from far to near, on a cover of 120 by 180. */
const HILLS = [
  'M0 92Q30 74 64 88T120 78V180H0Z',
  'M0 112Q40 92 78 108T120 104V180H0Z',
  'M0 136Q34 116 70 132T120 126V180H0Z',
  'M0 160Q44 142 84 156T120 152V180H0Z',
]

/** 'Middlemarch' in Playfair Display SemiBold (SIL Open Font License), as outlines of 80 units an em: no font to load. */
const TITLE =
  'M-246 0m70-57v2l-4 1c-1 0-2 1-2 1v49c0 1 1 1 2 2h4v2h-24v-2h4c1-1 2-1 2-2l1-4v-42l-20 50h-1l-21-52v46c1 3 4 4 8 4v2h-16v-2c3 0 5-1 6-4v-47c-1 0-1-1-2-1l-4-1v-2l3 1h10l5-1 16 42 16-41h11zM-173 0m12-50c-8 0-8-12 0-12s8 12 0 12zm6 8v35c0 3 1 5 5 5v2h-21v-2c4 0 5-2 6-5v-26c-1-3-2-7-6-7v-1h11zM-148 0m40-63v54c0 4 2 7 6 7v2h-11l-5 1v-7c-3 9-16 9-22 2-9-10-7-32 7-37 5-2 12-2 15 2v-14c0-4-1-7-5-7v-2h11zm-10 54v-28c-4-7-12-2-15 4-2 7-2 15 0 22 0 3 1 6 4 8 5 3 10-1 11-6zM-101 0m40-63v54c0 4 2 7 6 7v2h-11l-5 1v-7c-3 9-16 9-22 2-9-10-7-32 7-37 5-2 12-2 15 2v-14c0-4-1-7-5-7v-2h11zm-10 54v-28c-4-7-12-2-15 4-2 7-2 15 0 22 0 3 1 6 4 8 5 3 10-1 11-6zM-54 0m17-63v56c0 3 2 5 6 5v2h-21v-2c4 0 5-2 5-5v-46c0-4-1-7-5-7v-2h10zM-30 0m37-25h-23v5c0 6 3 15 11 16l4-1c3-1 5-3 7-6h1c-4 12-19 16-28 7-6-5-6-13-6-21 1-4 3-9 6-12 6-6 17-8 24-2 4 4 4 9 4 14zm-23-1h14c0-4 0-12-4-14-8-4-10 10-10 14zM10 0m41-35v1c1-2 2-5 5-6 6-4 17-4 19 5v28c1 3 2 5 6 5v2h-20v-2c4 0 4-2 4-5v-29c-1-5-7-4-10-1-2 2-3 5-4 8v22c0 3 2 5 5 5v2h-19v-2c4 0 4-2 4-5v-29c-1-5-8-4-11 0-2 2-2 5-2 8v21c0 3 0 5 4 5v2h-20v-2c4 0 5-2 6-5v-26c-1-4-2-7-6-7v-1h11l5-1v8c1-3 2-5 5-7 6-3 16-2 18 6zM82 0m8-19l6-2 5-2 4-2c1 0 2-1 2-3v-5c0-5-3-8-7-8l-4 1c-1 0-2 1-3 1 4 2 7 7 3 10-5 4-10 0-9-6 0-3 5-6 8-7 7-2 19-1 21 8l1 6v25c0 0 1 1 2 1l1-1 2-1 1 2-4 2c-5 2-12 0-12-6-4 6-13 9-19 4s-4-13 2-17zm17 11v-16l-9 6c-3 3-5 8-2 12s8 1 11-2zM123 0m26-37l2-3h-2c-3 0-5 2-6 4l-2 4v24c0 5 3 6 7 6v2h-23v-2c4 0 5-2 6-5v-26c-1-4-2-7-6-7v-1h11l5-1v8l2-4c3-3 6-5 10-4 5 0 8 6 5 10-3 6-13 1-9-5zM160 0m30-38c-5-7-13 0-15 6-1 5-2 11-1 17s5 10 11 11l3-1c4-1 6-4 8-7l1 1c-4 11-16 16-26 9-5-3-7-9-8-14 0-6 0-13 4-19 5-8 20-11 27-3 5 4 2 13-5 11-6-2-4-10 1-11zM199 0m17-63v29c4-8 16-12 22-5 3 2 3 7 3 10v22c0 3 1 5 5 5v2h-20v-2c4 0 4-2 5-5v-25l-1-4c-1-5-8-4-11-1-2 3-3 6-3 9v21c0 3 1 5 5 5v2h-20v-2c3 0 5-2 5-5v-46c0-4-1-7-5-7v-2h10z'

/** The book in the light. */
function LitCover() {
  return (
    <svg x="318" y="412" width="168" height="252" viewBox="0 0 120 180">
      <rect width="120" height="180" fill={ground} />
      <circle cx="84" cy="58" r="20" fill={sun} />
      {HILLS.map((path, index) => (
        <path key={path} d={path} fill={hills[index]} />
      ))}
      <path d="M24 92v-12l4-9 4 9v10z" fill={tower} />
      <path d={TITLE} fill={hills[3]} transform="translate(60 30) scale(0.1875)" />
      <text
        x="60"
        y="172"
        fontSize="7"
        fontWeight="600"
        letterSpacing="1"
        textAnchor="middle"
        fill={LETTERING_COLOURS.pale}
      >
        GEORGE ELIOT
      </text>
      <rect x="3" width="3" height="180" fill={SHADOW_COLOURS.hinge} />
      <rect width="120" height="180" fill="none" stroke={edge} />
    </svg>
  )
}
