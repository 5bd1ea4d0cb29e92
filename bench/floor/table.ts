import '#components/theme/tokens.css'
import '#components/theme/base.css'
import '../bench.css'
import './table.css'
import { pressSortHead, typeSearch, type BenchRow } from '../benchWindow.ts'
import { filterRows, OVERSCAN, ROW, sortRows, totalsOf, formatCell } from './tableRows.ts'

/*
 * The floor: the same table written by hand for this one page, with nothing that the page does not need. It windows, sorts,
 * filters and adds up as ours does, and shows what can be had without a framework.
 */

function el<K extends keyof HTMLElementTagNameMap>(name: K, className = '', text = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  if (className !== '') element.className = className
  if (text !== '') element.textContent = text
  return element
}

function mount(rows: readonly BenchRow[]): void {
  const columns = window.__columns ?? []
  const names = columns.map(({ type }) => (type === 'text' ? '' : 'num end'))
  let sorted = sortRows(rows, null, true)
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
    const overscan = first === -1 ? 0 : OVERSCAN
    const nextFirst = Math.max(0, Math.min(seenFirst, order.length) - overscan)
    const nextEnd = Math.min(order.length, seenEnd + overscan)
    if (!force && nextFirst === first && nextEnd === end) return
    first = nextFirst
    end = nextEnd
    // Rows that stay are left alone, rows that went lend their elements to those that come.
    const spare: HTMLTableRowElement[] = []
    for (const [at, tr] of drawn) {
      if (!force && at >= first && at < end) continue
      drawn.delete(at)
      tr.remove()
      spare.push(tr)
    }
    let next = above.nextSibling
    for (let at = first; at < end; at++) {
      const tr = drawn.get(at) ?? fill(spare.pop() ?? line(), at)
      drawn.set(at, tr)
      if (tr === next) next = tr.nextSibling
      else body.insertBefore(tr, next)
    }
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
      if (column && text) text.nodeValue = formatCell(column.type, row?.[column.key])
    }
    return tr
  }

  function sortBy(key: string): void {
    sort = { key, falling: sort.key === key ? !sort.falling : true }
    sorted = sortRows(rows, key, sort.falling)
    filter()
  }

  function filter(): void {
    order = filterRows(rows, sorted, search)
    draw(true)
    addUp()
  }

  function addUp(): void {
    for (const [column, text] of totalsOf(rows, order, columns).entries()) totals.cells[column]?.replaceChildren(text)
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
