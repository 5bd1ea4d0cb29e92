import '#components/theme/tokens.css'
import '#components/theme/base.css'
import '../bench.css'
import './table.css'
import { pressSortHead, typeSearch, type BenchColumn, type BenchRow } from '../benchWindow.ts'

/*
 * The floor: the same table written by hand for this one page, with nothing that the page does not need. It windows, sorts,
 * filters and adds up as ours does, and shows what can be had without a framework.
 */

const ROW = 32
const OVERSCAN = 8

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

function write(type: BenchColumn['type'], value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? ''
  return type === 'pct' ? `${(value * 100).toFixed(2)}%` : whole.format(value)
}

function el<K extends keyof HTMLElementTagNameMap>(name: K, className = '', text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  if (className !== '') element.className = className
  if (text !== '') element.textContent = text
  return element
}

function mount(rows: readonly BenchRow[]): void {
  const columns = window.__columns ?? []
  const names = columns.map(({ type }) => (type === 'text' ? '' : 'num end'))
  let sorted = Uint32Array.from(rows, (_, at) => at)
  let order = sorted
  let search = ''
  let sort = { key: '', falling: true }
  let first = -1
  let end = -1
  const drawn = new Map<number, HTMLTableRowElement>()

  const field = el('input')
  field.type = 'search'
  const tools = el('div', 'tools')
  tools.append(field)
  const table = el('table')
  const head = table.createTHead().insertRow()
  const body = table.createTBody()
  const totals = table.createTFoot().insertRow()
  const above = el('tr', 'gap')
  const below = el('tr', 'gap')
  body.append(above, below)
  for (const [at, { key, label, width }] of columns.entries()) {
    const th = el('th', names[at])
    th.style.width = `${width}px`
    const button = el('button', 'sort', label)
    button.addEventListener('click', () => sortBy(key))
    th.append(button)
    head.append(th)
    totals.append(el(at === 0 ? 'th' : 'td', names[at]))
  }

  function draw(force: boolean): void {
    const top = -body.getBoundingClientRect().top
    const seenFirst = Math.max(0, Math.floor(top / ROW))
    const seenEnd = Math.min(order.length, Math.ceil((top + window.innerHeight) / ROW))
    if (!force && seenFirst >= first && seenEnd <= end) return
    const overscan = first === -1 ? 0 : OVERSCAN
    first = Math.max(0, Math.min(seenFirst, order.length) - overscan)
    end = Math.min(order.length, seenEnd + overscan)
    // Rows that stay are left alone, rows that went lend their elements to those that come.
    const spare: HTMLTableRowElement[] = []
    for (const [at, tr] of drawn) {
      if (!force && at >= first && at < end) continue
      drawn.delete(at)
      spare.push(tr)
    }
    let next = above.nextSibling
    for (let at = first; at < end; at++) {
      const tr = drawn.get(at) ?? fill(spare.pop() ?? line(), at)
      drawn.set(at, tr)
      if (tr === next) next = tr.nextSibling
      else body.insertBefore(tr, next)
    }
    for (const tr of spare) tr.remove()
    above.style.height = `${first * ROW}px`
    below.style.height = `${(order.length - end) * ROW}px`
  }

  function line(): HTMLTableRowElement {
    const tr = el('tr')
    for (const name of names) tr.append(el('td', name, ' '))
    return tr
  }

  function fill(tr: HTMLTableRowElement, at: number): HTMLTableRowElement {
    const row = rows[order[at] ?? -1]
    for (let place = 0; place < columns.length; place++) {
      const column = columns[place]
      const text = tr.cells[place]?.firstChild
      if (column && text) text.nodeValue = write(column.type, row?.[column.key])
    }
    return tr
  }

  function sortBy(key: string): void {
    sort = { key, falling: sort.key === key ? !sort.falling : true }
    const turn = sort.falling ? -1 : 1
    const keys = Float64Array.from(rows, (row) => Number(row[key]))
    sorted = Uint32Array.from(rows, (_, at) => at).sort((a, b) => turn * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b)
    filter()
  }

  function filter(): void {
    const part = search.toLowerCase()
    order = part === '' ? sorted : sorted.filter((at) => rows[at]?.name.toLowerCase().includes(part) === true)
    draw(true)
    addUp()
  }

  function addUp(): void {
    const summed = columns.flatMap(({ key, type }, column) =>
      type === 'int' || type === 'float' ? [{ key, column, sum: 0 }] : [],
    )
    for (const at of order) {
      const row = rows[at]
      for (const total of summed) total.sum += Number(row?.[total.key])
    }
    totals.cells[0]?.replaceChildren(`Total (${order.length})`)
    for (const { column, sum } of summed) totals.cells[column]?.replaceChildren(whole.format(sum))
  }

  field.addEventListener('input', () => {
    search = field.value
    filter()
  })
  window.addEventListener('scroll', () => draw(false), { passive: true })
  document.getElementById('root')?.append(tools, table)
  draw(true)
  addUp()
}

window.__bench = { mount, sort: pressSortHead, filter: typeSearch }
