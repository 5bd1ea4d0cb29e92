/** A table row: plain values by column key. */
export interface BenchRow {
  readonly id: string
  readonly name: string
  readonly [key: string]: string | number
}

/** A table column, defined by the driver; `width` in pixels. */
export interface BenchColumn {
  key: string
  label: string
  type: 'text' | 'int' | 'float' | 'pct'
  width: number
}

/** A table page's interface for the driver. Set `window.__columns` before `mount`, `window.__sortKey` before `sort`. */
export interface TableBench {
  mount: (rows: readonly BenchRow[]) => void
  sort: () => void
  filter: (text: string) => void
}

/** A chart page's interface for the driver. */
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

/** Clicks the header of the column to sort by. */
export function clickSortHeader(): void {
  const label = window.__columns?.find(({ key }) => key === window.__sortKey)?.label
  const buttons = document.querySelectorAll<HTMLButtonElement>('th button')
  Array.from(buttons)
    .find((button) => button.textContent.trim() === label)
    ?.click()
}

/** Types into the search field. */
export function typeSearch(text: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')
  if (!field) return
  // Through the prototype's setter: React overrides the element's own setter and would miss the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
