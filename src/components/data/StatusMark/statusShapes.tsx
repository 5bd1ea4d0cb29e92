import type { ReactNode } from 'react'

/** The statuses that have a shape of their own; any other word shows as unknown. */
export const KNOWN_STATUSES = ['live', 'review', 'paused', 'draft', 'ended', 'rejected', 'unknown'] as const

export type KnownStatus = (typeof KNOWN_STATUSES)[number]

const ring = { cx: 5, cy: 5, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }
const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' } as const

/** Drawn on 10 by 10. No two share an outline, so that none needs its colour to be told apart. */
export const STATUS_SHAPES: Record<KnownStatus, ReactNode> = {
  live: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  review: (
    <>
      <circle {...ring} r="3.5" />
      <path d="M5 1.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" />
    </>
  ),
  paused: <path {...stroke} d="M3 1.5v7M7 1.5v7" />,
  draft: <circle {...ring} r="3.3" strokeDasharray="2 1.6" />,
  ended: <circle {...ring} r="3.3" />,
  rejected: <path {...stroke} d="m2 2 6 6M8 2l-6 6" />,
  unknown: <path {...stroke} d="M2 5h6" />,
}

/** The shape's name of a status as the data has it. */
export function knownStatus(status: string | null): KnownStatus {
  const word = status?.trim().toLowerCase()
  return KNOWN_STATUSES.find((each) => each === word) ?? 'unknown'
}
