import '#components/theme/tokens.css'
import '#components/theme/base.css'
import '../bench.css'
import './table.css'
import { clickSortHeader, typeSearch, type BenchRow } from '../benchWindow.ts'
import { filterRows, OVERSCAN, ROW, sortRows, totalsOf, formatCell } from './tableRows.ts'

/*
 * The floor: a hand-written minimal table without a framework. It windows, sorts, filters and sums rows as our
 * DataTable does.
 */

function el<K extends keyof HTMLElementTagNameMap>(name: K, className = '', text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  if (className !== '') element.className = className
  if (text !== '') element.textContent = text
  return element
}

function mount(rows: readonly BenchRow[]): void {
  const columns = window.__columns ?? []
  const classNames = columns.map(({ type }) => (type === 'text' ? '' : 'num end'))
  let sorted = sortRows(rows, null, true)
  let order = sorted
  let search = ''
  let sort = { key: '', descending: true }
  let first = -1
  let end = -1
  const rendered = new Map<number, HTMLTableRowElement>()

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
  for (const [columnIndex, { key, label, width }] of columns.entries()) {
    const th = el('th', classNames[columnIndex])
    th.style.width = `${width}px`
    const button = el('button', 'sort', label)
    button.addEventListener('click', () => sortBy(key))
    th.append(button)
    head.append(th)
    totals.append(el(columnIndex === 0 ? 'th' : 'td', classNames[columnIndex]))
  }

  function render(force: boolean): void {
    const top = -body.getBoundingClientRect().top
    const visibleFirst = Math.max(0, Math.floor(top / ROW))
    const visibleEnd = Math.min(order.length, Math.ceil((top + window.innerHeight) / ROW))
    const overscan = first === -1 ? 0 : OVERSCAN
    const nextFirst = Math.max(0, Math.min(visibleFirst, order.length) - overscan)
    const nextEnd = Math.min(order.length, visibleEnd + overscan)
    if (!force && nextFirst === first && nextEnd === end) return
    first = nextFirst
    end = nextEnd
    // Rows still visible are left alone; elements of removed rows are reused for new ones.
    const unused: HTMLTableRowElement[] = []
    for (const [rowIndex, tr] of rendered) {
      if (!force && rowIndex >= first && rowIndex < end) continue
      rendered.delete(rowIndex)
      tr.remove()
      unused.push(tr)
    }
    let next = above.nextSibling
    for (let rowIndex = first; rowIndex < end; rowIndex++) {
      const tr = rendered.get(rowIndex) ?? fill(unused.pop() ?? createRow(), rowIndex)
      rendered.set(rowIndex, tr)
      if (tr === next) next = tr.nextSibling
      else body.insertBefore(tr, next)
    }
    above.style.height = `${first * ROW}px`
    below.style.height = `${(order.length - end) * ROW}px`
  }

  function createRow(): HTMLTableRowElement {
    const tr = el('tr')
    for (const className of classNames) tr.append(el('td', className, ' '))
    return tr
  }

  function fill(tr: HTMLTableRowElement, rowIndex: number): HTMLTableRowElement {
    const row = rows[order[rowIndex] ?? -1]
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index]
      const textNode = tr.cells[index]?.firstChild
      if (column && textNode) textNode.nodeValue = formatCell(column.type, row?.[column.key])
    }
    return tr
  }

  function sortBy(key: string): void {
    sort = { key, descending: sort.key === key ? !sort.descending : true }
    sorted = sortRows(rows, key, sort.descending)
    filter()
  }

  function filter(): void {
    order = filterRows(rows, sorted, search)
    render(true)
    updateTotals()
  }

  function updateTotals(): void {
    for (const [column, text] of totalsOf(rows, order, columns).entries()) totals.cells[column]?.replaceChildren(text)
  }

  field.addEventListener('input', () => {
    search = field.value
    filter()
  })
  window.addEventListener('scroll', () => render(false), { passive: true })
  document.getElementById('root')?.append(tools, table)
  render(true)
  updateTotals()
}

window.__bench = { mount, sort: clickSortHeader, filter: typeSearch }
