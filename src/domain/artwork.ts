import type { Artwork } from './catalogue.ts'

/** True for a video, false for an image. */
export function isVideo({ kind }: Artwork): boolean {
  return kind === 'video'
}

/** The largest number in an aspect ratio with a common name: '16:9', '4:5'. */
const MAX_RATIO_PART = 16

/** The aspect ratio as ad platforms write it: '4:5', '1.91:1'; null if a side is unknown. */
export function formatAspectRatio(width: number | null, height: number | null): string | null {
  if (!isLength(width) || !isLength(height)) return null
  const divisor = greatestCommonDivisor(Math.round(width), Math.round(height))
  const [across, down] = [Math.round(width) / divisor, Math.round(height) / divisor]
  if (Math.max(across, down) <= MAX_RATIO_PART) return `${across}:${down}`
  return width >= height ? `${formatDecimals(width / height)}:1` : `1:${formatDecimals(height / width)}`
}

const EXTENSION = /\.([a-z0-9]{2,5})$/i
const DATA_URL_TYPE = /^data:\w+\/([\w.+-]+)/

/** The file type of a URL, by its extension or data type: 'PNG', 'JPG'; null if it has neither. */
export function fileTypeOf(url: string | null): string | null {
  if (url === null) return null
  const dataType = DATA_URL_TYPE.exec(url)?.[1]?.replace(/\+.*$/, '')
  const type = dataType ?? EXTENSION.exec(url.replace(/[?#].*$/s, ''))?.[1]
  return type === undefined ? null : type.toUpperCase().replace(/^JPEG$/, 'JPG')
}

const isLength = (value: number | null): value is number => value !== null && Number.isFinite(value) && value >= 1

/** At most two decimals, without trailing zeros. */
const formatDecimals = (value: number) => value.toFixed(2).replace(/\.?0+$/, '')

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
