import { COVER_COLOURS, LETTERING_COLOURS, SHADOW_COLOURS } from '#components/theme/loginSceneColours.ts'

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
export function LitCover() {
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
