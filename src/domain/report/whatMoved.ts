import type { Metric } from '../metrics.ts'
import { PLATFORMS, type Platform } from '../platforms.ts'
import type { Member } from './axes.ts'
import type { GroupedReport } from './groupReport.ts'
import { countAt, memberAt, stateAt } from './reportFigures.ts'

/** What a title or an ad gained or lost between the complete days of the two periods. Unknown counts are 0. */
export interface Move {
  member: Member
  /** Positive in gains, negative in losses. */
  change: number
  /** Its part of all gains, or of all losses: 0 to 1. */
  share: number
  /** The platform with at least half of the change; null if there is none. */
  platform: Platform | null
  /** 'new': no earlier data, 'gone': no data this period. */
  state: ReturnType<typeof stateAt>
}

/** All gains, or all losses. */
export interface Moves {
  /** The largest first. */
  all: readonly Move[]
  /** The first six. */
  largest: readonly Move[]
  /** The rest together. */
  others: { count: number; change: number }
  total: number
}

export interface WhatMoved {
  gains: Moves
  losses: Moves
  /** The change of the total: gains and losses together. */
  change: number
}

/** How many of each are named. */
const NAMED = 6

/**
 * The largest gains and losses of a metric.
 * @param report grouped by title or ad alone, with a comparison
 */
export function whatMoved(report: GroupedReport, metric: Metric): WhatMoved {
  const moves = Array.from({ length: report.rows }, (_, row) => moveAt(report, row, metric))
  const gains = toMoves(moves.filter(({ change }) => change > 0))
  const losses = toMoves(moves.filter(({ change }) => change < 0))
  return { gains, losses, change: gains.total + losses.total }
}

function moveAt(report: GroupedReport, row: number, metric: Metric): Omit<Move, 'share'> {
  const changeOn = (platform: Platform | 'all') =>
    (countAt(report.complete, row, platform, metric) ?? 0) -
    (report.earlier === null ? 0 : (countAt(report.earlier, row, platform, metric) ?? 0))
  const change = changeOn('all')
  // More than all where others moved the other way.
  const [platform = null] = PLATFORMS.filter((each) => changeOn(each) / change >= 0.5).sort(
    (a, b) => changeOn(b) / change - changeOn(a) / change,
  )
  return {
    member: memberAt(report, 0, row) ?? UNKNOWN,
    change,
    platform,
    state: stateAt(report, row),
  }
}

const UNKNOWN: Member = { id: null, name: '', pair: null }

function toMoves(moves: readonly Omit<Move, 'share'>[]): Moves {
  const sum = (part: readonly Omit<Move, 'share'>[]) => part.reduce((total, { change }) => total + change, 0)
  const total = sum(moves)
  const sorted = moves
    .map((move) => ({ ...move, share: move.change / total }))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const others = sorted.slice(NAMED)
  return { all: sorted, largest: sorted.slice(0, NAMED), others: { count: others.length, change: sum(others) }, total }
}
