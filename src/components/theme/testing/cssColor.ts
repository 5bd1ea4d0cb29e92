/** An sRGB colour: red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Rgba {
  red: number
  green: number
  blue: number
  alpha: number
}

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i
const RGB = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/

/** Parses the two colour formats of tokens, `#rrggbb` and `rgb(r g b / a)`. Throws for any other. */
export function parseColor(css: string): Rgba {
  const hex = HEX.exec(css)
  if (hex)
    return {
      red: parseInt(hex[1] ?? '', 16),
      green: parseInt(hex[2] ?? '', 16),
      blue: parseInt(hex[3] ?? '', 16),
      alpha: 1,
    }
  const rgb = RGB.exec(css)
  if (rgb) return { red: Number(rgb[1]), green: Number(rgb[2]), blue: Number(rgb[3]), alpha: Number(rgb[4] ?? 1) }
  throw new Error(`Unsupported colour format: ${css}`)
}

/** The WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark, bright] = [luminance(parseColor(first)), luminance(parseColor(second))].sort((a, b) => a - b)
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance({ red, green, blue }: Rgba): number {
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue)
}

function linearize(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
