import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { useDebouncedText } from './useDebouncedText.ts'
import { useSearchKeys } from './useSearchKeys.ts'

const calls: string[] = []

beforeEach(() => {
  calls.length = 0
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const ROWS = Array.from({ length: 500 }, (_, index) => `Title ${index + 1}`)
const COLUMNS = [{ key: 'name', label: 'Title', type: 'text' as const, value: (row: string) => row }]
const ORDER = { indices: Uint32Array.from(ROWS.keys()), filterMask: null }
const LINKS = {
  href: (row: string) => `#${row}`,
  render: ({ to, ...props }: { to: string }) => (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault()
        calls.push(`open ${to}`)
      }}
      {...props}
    />
  ),
}

function Page() {
  const list = useRef<HTMLDivElement>(null)
  const { text, setText } = useDebouncedText('', () => void calls.push('apply'))
  const onKeyDown = useSearchKeys(list)
  return (
    <>
      <SearchField value={text} onChange={setText} label="Search" placeholder="" onKeyDown={onKeyDown} />
      <div ref={list}>
        <DataTable
          caption=""
          rows={ROWS}
          order={ORDER}
          columns={COLUMNS}
          rowId={(row) => row}
          noun={{ one: 'title', many: 'titles' }}
          sort={[]}
          onSort={() => undefined}
          links={LINKS}
        />
      </div>
    </>
  )
}
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
const press = (key: string) => fireEvent.keyDown(screen.getByRole('searchbox'), { key })

it('applies the text and opens the first row on Enter', () => {
  render(<Page />)
  type('title')
  press('Enter')
  expect(calls).toEqual(['apply', 'open #Title 1'])
})

it('opens nothing without a text', () => {
  render(<Page />)
  type(' ')
  press('Enter')
  expect(calls).toEqual([])
})

it('goes to the first row on arrow down', () => {
  render(<Page />)
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('Title 1')
})

it('finds the first row of a table that is scrolled away', () => {
  let top = 0
  render(<Page />)
  type('title')
  const body = document.querySelector('tbody')
  if (body === null) throw new Error('no table')
  vi.spyOn(body, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 0, 0))
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => (top = 0))
  top = -9000
  fireEvent.scroll(window)
  expect(screen.queryByText('Title 1')).toBeNull()
  press('Enter')
  expect(calls).toEqual(['apply', 'open #Title 1'])
})

it('only closes the keyboard on touch screens', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  render(<Page />)
  type('title')
  screen.getByRole('searchbox').focus()
  press('Enter')
  expect(document.activeElement).toBe(document.body)
  expect(calls).toEqual([])
})
