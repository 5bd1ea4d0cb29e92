/** Where a value stands, in px from the upper left corner. */
interface Point {
  x: number
  y: number
}

/** The drawing of a sparkline: two strings for `d`, and where its last known value stands. */
export interface SparkPath {
  line: string
  area: string
  /** null when no value is known. */
  end: Point | null
}

/** Room around the line in px: the end dot and the line's own width must not be cut. */
const LEFT = 2
const RIGHT = 4
const TOP = 4
const BOTTOM = 3
/** The area stands this far above the lower edge. */
const FLOOR = 1

/**
 * Lays values over a box of width by height px, on a scale from 0 to their own largest. A null is a gap: line and area
 * break there; a value between two gaps is a point (a line of no length, drawn by its round cap). Below 0 counts as 0.
 */
export function sparkPath(values: readonly (number | null)[], width: number, height: number): SparkPath {
  const highest = values.reduce<number>((top, value) => (isKnown(value) && value > top ? value : top), 0)
  const step = values.length > 1 ? (width - LEFT - RIGHT) / (values.length - 1) : 0
  const depth = height - TOP - BOTTOM
  const points = values.map((value, index): Point | null => {
    if (!isKnown(value)) return null
    const share = highest === 0 ? 0 : Math.max(0, value) / highest
    return { x: LEFT + index * step, y: TOP + depth * (1 - share) }
  })
  const runs = runsOf(points)
  const lines = runs.map(lineOf)
  return {
    line: lines.join(''),
    area: runs.map((run, index) => areaUnder(lines[index] ?? '', run, height - FLOOR)).join(''),
    end: runs.at(-1)?.at(-1) ?? null,
  }
}

/** The stretches of neighbouring points, gaps left out. */
function runsOf(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = []
  let run: Point[] | null = null
  for (const point of points) {
    if (point === null) {
      run = null
    } else if (run === null) {
      run = [point]
      runs.push(run)
    } else {
      run.push(point)
    }
  }
  return runs
}

function lineOf(run: readonly Point[]): string {
  const d = `M${run.map(({ x, y }) => `${px(x)} ${px(y)}`).join('L')}`
  return run.length === 1 ? `${d}h0` : d
}

function areaUnder(line: string, run: readonly Point[], floor: number): string {
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined || first === last) return ''
  return `${line}L${px(last.x)} ${floor}L${px(first.x)} ${floor}Z`
}

function isKnown(value: number | null): value is number {
  return value !== null && Number.isFinite(value)
}

/** A tenth of a px is as fine as a screen shows. (`toFixed` takes several times as long.) */
const px = (value: number) => Math.round(value * 10) / 10
