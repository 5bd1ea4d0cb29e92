/** A colour of sRGB: red, green, blue 0 to 255, alpha 0 to 1. */
export interface Rgba {
  red: number
  green: number
  blue: number
  alpha: number
}

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i
const RGB = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/

/** Reads the two ways in which tokens write a colour: `#rrggbb` and `rgb(r g b / a)`. Throws on any other. */
export function readColor(css: string): Rgba {
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
  throw new Error(`Not a colour of ours: ${css}`)
}

/** The WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(readColor(one)), luminance(readColor(other))].sort((a, b) => a - b)
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance({ red, green, blue }: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
