import type { Artwork } from './catalogue.ts'

/** A film, not a picture. */
export function isVideo({ kind }: Artwork): boolean {
  return kind === 'video'
}

/** The largest number in proportions that people have names for: '16:9', '4:5'. */
const LARGEST = 16

/** The proportions of a picture as the trade writes them: '4:5', '1.91:1'; null where a side is not known. */
export function ratioName(width: number | null, height: number | null): string | null {
  if (!isLength(width) || !isLength(height)) return null
  const step = divisor(Math.round(width), Math.round(height))
  const [across, down] = [Math.round(width) / step, Math.round(height) / step]
  if (Math.max(across, down) <= LARGEST) return `${across}:${down}`
  return width >= height ? `${tidy(width / height)}:1` : `1:${tidy(height / width)}`
}

const ENDING = /\.([a-z0-9]{2,5})$/i
const MEDIA = /^data:\w+\/([\w.+-]+)/

/** What kind of file an address leads to: 'PNG', 'JPG'; null where it does not say. */
export function fileKind(url: string | null): string | null {
  if (url === null) return null
  const media = MEDIA.exec(url)?.[1]?.replace(/\+.*$/, '')
  const ending = media ?? ENDING.exec(url.replace(/[?#].*$/s, ''))?.[1]
  return ending === undefined ? null : ending.toUpperCase().replace(/^JPEG$/, 'JPG')
}

const isLength = (value: number | null): value is number => value !== null && Number.isFinite(value) && value >= 1

const tidy = (value: number) => value.toFixed(2).replace(/\.?0+$/, '')

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}
