import { COVER_COLOURS, LETTERING_COLOURS, SHADOW_COLOURS } from '#components/theme/loginSceneColours.ts'

const { ground, sun, hills, tower, edge } = COVER_COLOURS

/** Hill paths from far to near, on a cover of 120 by 180. */
const HILLS = [
  'M0 92Q30 74 64 88T120 78V180H0Z',
  'M0 112Q40 92 78 108T120 104V180H0Z',
  'M0 136Q34 116 70 132T120 126V180H0Z',
  'M0 160Q44 142 84 156T120 152V180H0Z',
]

/** The book in the light. */
export function LitCover() {
  return (
    <svg x="318" y="412" width="168" height="252" viewBox="0 0 120 180">
      <rect width="120" height="180" fill={ground} />
      <circle cx="84" cy="58" r="20" fill={sun} />
      {HILLS.map((path, index) => (
        <path key={path} d={path} fill={hills[index]} />
      ))}
      <path d="M24 92v-12l4-9 4 9v10z" fill={tower} />
      {/* The same width in any serif font. */}
      <text
        className="serif"
        x="60"
        y="30"
        fontSize="15"
        textLength="92"
        lengthAdjust="spacingAndGlyphs"
        textAnchor="middle"
        fill={hills[3]}
      >
        Middlemarch
      </text>
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
