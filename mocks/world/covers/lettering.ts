import { sansFace } from './sansFace.ts'
import { serifFace } from './serifFace.ts'
import { escapeXml, path, round, tag, type Markup } from './shapes.ts'
import { hasGlyphs, outlineOf, widthOf, type Typeface } from './typeface.ts'

const LINE_HEIGHT = 1.16
/** Free on both sides of a picture, as a share of its width. */
const MARGIN = 0.08

interface LineOptions {
  /** Width of the picture. Default 120, a cover's. */
  width?: number
  /** Where lines start, or their middle. Default: the picture's middle. */
  x?: number
  spacing?: number
  anchor?: 'start' | 'middle'
  opacity?: number
}

/** Draws lines of text, the first on the baseline `y`. All get smaller if one would end too near to an edge. */
type DrawLines = (
  lines: string | readonly string[],
  y: number,
  size: number,
  fill: string,
  options?: LineOptions,
) => Markup

/** How a picture's text is drawn: serif for titles and headlines, sans-serif for authors and small print. */
export interface Lettering {
  serif: DrawLines
  sans: DrawLines
}

/** A cover, with the two colours used in its ads. */
export interface DrawnCover {
  background: string
  ink: string
  /** Lettered in outlines, or in system fonts where it is small or its name may be anything. */
  draw: (lettering: Lettering) => Markup
}

interface FittedLine extends Required<Pick<LineOptions, 'x' | 'spacing' | 'anchor'>> {
  y: number
  size: number
  fill: string
  opacity: number | undefined
}

type DrawFitted = (lines: readonly string[], line: FittedLine) => Markup

/** `widest`: how wide the text may turn out, relative to the typeface's own width. */
function fitted(typeface: Typeface, widest: number, draw: DrawFitted): DrawLines {
  return (content, y, size, fill, options = {}) => {
    const lines = [content].flat()
    const { width = 120, x = width / 2, spacing = 0, anchor = 'middle', opacity } = options
    const after = width * (1 - MARGIN) - x
    const room = anchor === 'start' ? after : 2 * Math.min(after, x - width * MARGIN)
    const unit = size / typeface.unitsPerEm
    const longest = Math.max(0, ...lines.map((line) => widthOf(typeface, line, spacing / unit) * unit * widest))
    const scale = Math.min(1, room / longest)
    return draw(lines, { x, y, anchor, fill, opacity, size: size * scale, spacing: spacing * scale })
  }
}

/** Text in the viewer's own fonts: a picture in <img> cannot use the page's. */
function systemText(family: string): DrawFitted {
  return (lines, { x, y, size, fill, spacing, anchor, opacity }) =>
    lines
      .map((line, index) =>
        tag(
          'text',
          {
            x,
            y: round(y + index * size * LINE_HEIGHT),
            'font-size': round(size),
            fill,
            'text-anchor': anchor,
            'letter-spacing': spacing === 0 ? undefined : round(spacing),
            opacity,
            'font-family': family,
            'font-weight': 600,
          },
          escapeXml(line),
        ),
      )
      .join('')
}

/** Lines as one path. */
function outlines(typeface: Typeface): DrawFitted {
  return (lines, { x, y, size, fill, anchor, opacity, ...line }) => {
    const unit = size / typeface.unitsPerEm
    const spacing = line.spacing / unit
    const shape = lines
      .map((content, index) => {
        const start = anchor === 'start' ? 0 : -widthOf(typeface, content, spacing) / 2
        return outlineOf(typeface, content, start, index * LINE_HEIGHT * typeface.unitsPerEm, spacing)
      })
      .join('')
    return path(shape, fill, { opacity, transform: `translate(${x} ${y})scale(${Math.floor(unit * 1e4) / 1e4})` })
  }
}

function outlinesOr(asText: DrawLines, typeface: Typeface): DrawLines {
  const asOutlines = fitted(typeface, 1, outlines(typeface))
  return (content, ...rest) => {
    const isComplete = [content].flat().every((line) => hasGlyphs(typeface, line))
    return (isComplete ? asOutlines : asText)(content, ...rest)
  }
}

/** Short, for pictures by the thousand. The fonts may be as wide as bold Georgia and bold Verdana. */
export const systemFonts: Lettering = {
  serif: fitted(serifFace, 1.15, systemText('Playfair Display,Georgia,Times New Roman,serif')),
  sans: fitted(sansFace, 1.2, systemText('Poppins,Verdana,sans-serif')),
}

/** The same everywhere, but a character takes about 150 bytes. Text with other characters is in system fonts. */
export const outlined: Lettering = {
  serif: outlinesOr(systemFonts.serif, serifFace),
  sans: outlinesOr(systemFonts.sans, sansFace),
}
