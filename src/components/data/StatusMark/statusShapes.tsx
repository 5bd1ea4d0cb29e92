import type { ReactNode } from 'react'

/** The statuses with their own shape; any other is shown as unknown. */
export const KNOWN_STATUSES = ['live', 'review', 'paused', 'draft', 'ended', 'rejected', 'unknown'] as const

export type KnownStatus = (typeof KNOWN_STATUSES)[number]

const ringProps = { cx: 5, cy: 5, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }
const strokeProps = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' } as const

/** Shapes on a 10 × 10 grid, distinguishable without colour. */
export const STATUS_SHAPES: Record<KnownStatus, ReactNode> = {
  live: (
    <>
      <circle {...ringProps} r="3.8" />
      <circle cx="5" cy="5" r="1.6" fill="currentColor" />
    </>
  ),
  review: (
    <>
      <circle {...ringProps} r="3.5" />
      <path d="M5 1.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" />
    </>
  ),
  paused: <path {...strokeProps} d="M3 1.5v7M7 1.5v7" />,
  draft: <circle {...ringProps} r="3.3" strokeDasharray="2 1.6" />,
  ended: <circle {...ringProps} r="3.3" />,
  rejected: <path {...strokeProps} d="m2 2 6 6M8 2l-6 6" />,
  unknown: <path {...strokeProps} d="M2 5h6" />,
}

/** Maps a status from the API to one with a shape. */
export function toKnownStatus(status: string | null): KnownStatus {
  const word = status?.trim().toLowerCase()
  return KNOWN_STATUSES.find((known) => known === word) ?? 'unknown'
}
