/** One row of the bench: plain values by column key. */
export interface BenchRow {
  readonly id: string
  readonly name: string
  readonly [key: string]: string | number
}

/** A column as the driver names it; `width` in pixels. */
export interface BenchColumn {
  key: string
  label: string
  type: 'text' | 'int' | 'float' | 'pct'
  width: number
}

/** How a driver steers a table page. `window.__columns` is set before `mount`, `window.__sortKey` before `sort`. */
export interface TableBench {
  mount: (rows: readonly BenchRow[]) => void
  sort: () => void
  filter: (text: string) => void
}

/** How a driver steers a chart page. */
export interface ChartBench {
  mount: (chart: {
    x: readonly number[]
    series: readonly { name: string; color: string; values: readonly (number | null)[] }[]
    w: number
    h: number
  }) => void
}

declare global {
  interface Window {
    __bench?: TableBench | ChartBench
    __columns?: readonly BenchColumn[]
    __sortKey?: string
  }
}

/** Presses the real head of the column to sort by. */
export function pressSortHead(): void {
  const label = window.__columns?.find(({ key }) => key === window.__sortKey)?.label
  const heads = document.querySelectorAll<HTMLButtonElement>('th button')
  Array.from(heads)
    .find((head) => head.textContent.trim() === label)
    ?.click()
}

/** Types into the real search field. */
export function typeSearch(text: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')
  if (!field) return
  // Through the prototype's setter: React notices a value only when it comes the way a browser sets it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
