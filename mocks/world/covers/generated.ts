import { hash, pick } from '../random.ts'
import { systemFonts, type DrawnCover } from './lettering.ts'
import { circle, line, path, rect, round, times, wrap, type Markup } from './shapes.ts'

const { serif, sans } = systemFonts

type Palette = readonly [background: string, deep: string, warm: string, ink: string]

const PALETTES: readonly Palette[] = [
  ['#1F2E3A', '#33505F', '#D9A860', '#F1E7D3'],
  ['#E6DCC8', '#8A9A7B', '#B5573F', '#2E3428'],
  ['#3A2430', '#6B3A48', '#E0A27A', '#F4E4D6'],
  ['#D8DED9', '#7E9AA0', '#C4744C', '#24343A'],
  ['#26382F', '#47654F', '#D8C27A', '#EEE8D2'],
  ['#EBD9BE', '#C4936A', '#7A3B2E', '#3D241B'],
  ['#2B2740', '#544C78', '#C9A4B8', '#EDE6F0'],
  ['#E9E2EE', '#A58BB0', '#5E7A6A', '#352642'],
  ['#143B44', '#2F6B70', '#E7B96A', '#EAF0E6'],
  ['#EFE6D2', '#9CB0B8', '#D0893F', '#2C3A44'],
  ['#40221C', '#7A3A28', '#E8B25E', '#F6E8D0'],
  ['#D9D3C3', '#6D7B63', '#A2463C', '#2A2F27'],
]

/** Pictures for the area between the title and the author. */
const MOTIFS: readonly ((palette: Palette, seed: number) => Markup)[] = [
  ([, deep, warm], seed) => circle(38 + (seed % 44), 92, 22, warm) + path('M0 128Q36 104 70 122T120 112V158H0Z', deep),
  ([, deep, warm]) =>
    times(5, (ring) =>
      circle(60, 108, 8 + ring * 8, 'none', {
        stroke: ring % 2 === 0 ? warm : deep,
        'stroke-width': ring % 2 === 0 ? 2 : 1,
      }),
    ),
  ([, deep, warm]) =>
    times(6, (row) => path(`M0 ${84 + row * 13}q15-8 30 0t30 0t30 0t30 0v7H0Z`, row % 3 === 1 ? warm : deep)),
  ([background, deep, warm]) =>
    path('M38 152V98a22 22 0 0 1 44 0V152Z', warm) +
    line('M60 78V152M38 116H82', background, 2.5) +
    rect(28, 152, 64, 4, deep),
  ([, deep, warm], seed) =>
    times(7, (index) =>
      rect(
        14 + index * 13.5,
        round(150 - 24 - ((seed >>> index) % 5) * 8),
        9,
        24 + ((seed >>> index) % 5) * 8,
        index % 3 === 1 ? warm : deep,
      ),
    ),
  ([, deep, warm]) =>
    times(
      5,
      (index) =>
        line(`M60 154Q${20 + index * 20} 124 ${12 + index * 24} ${92 - (index % 2) * 12}`, deep, 1.6) +
        circle(12 + index * 24, 92 - (index % 2) * 12, 5, warm),
    ),
  ([background, deep, warm]) =>
    circle(60, 110, 32, deep) +
    circle(72, 102, 28, background) +
    circle(34, 84, 2, warm) +
    circle(92, 134, 2.4, warm) +
    circle(86, 88, 1.6, warm),
  ([, deep, warm]) =>
    path('M22 150L60 78L98 150Z', deep) +
    path('M60 78L72 100.5L60 108L48 100.500Z', warm) +
    line('M10 152H110', warm, 1.5),
]

/** A cover for any title, in the style of the drawn ones. */
export function generatedCover(seed: number, name: string, author: string | null): DrawnCover {
  const palette = pick(PALETTES, seed, 1)
  const [background, , warm, ink] = palette
  return {
    background,
    ink,
    draw: () =>
      rect(0, 0, 120, 180, background) +
      pick(MOTIFS, seed, 2)(palette, hash(seed, 3)) +
      title(name, ink) +
      byline(author, warm),
  }
}

function title(name: string, ink: string): Markup {
  const lines = wrap(name, 16, 4)
  return serif(lines, 26, lines.length > 2 ? 12 : 15, ink)
}

function byline(author: string | null, ink: string): Markup {
  const [name] = wrap((author ?? '').toUpperCase(), 24, 1)
  return name === undefined ? '' : sans(name, 171, 7, ink, { spacing: 0.6 })
}
