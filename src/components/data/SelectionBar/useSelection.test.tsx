import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExampleTable, exampleRows, type ExampleRow } from '#components/data/DataTable/testing/ExampleTable.tsx'
import type { RowLinks } from '#components/data/DataTable/BodyRow.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useSelection } from './useSelection.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

const links: RowLinks<ExampleRow> = {
  href: ({ id }) => `#${id}`,
  render: ({ to, ...rest }) => <a href={to} {...rest} />,
}
const rows = exampleRows(3)
const KEPT = { initial: new Set<number>(), onKeep: () => undefined }

/** A page with three rows or tiles; a filter can hide them all. */
function TestPage({ layout, hidden = false }: { layout: 'table' | 'tiles'; hidden?: boolean }) {
  const { selected, setSelected, toggle, clear, listRef } = useSelection(KEPT)
  const hasTable = layout === 'table' && !hidden
  const renderBar =
    selected.size === 0
      ? null
      : (sticky: boolean) => (
          <SelectionBar
            count={selected.size}
            compareHref={`/results?id=${[...selected].join()}`}
            renderLink={({ to, ...rest }) => <a href={to} {...rest} />}
            onClear={clear}
            sticky={sticky}
          />
        )
  return (
    <main>
      <h1 tabIndex={-1}>Rows</h1>
      <div ref={listRef}>
        {hasTable && (
          <ExampleTable
            rows={rows}
            links={links}
            selection={{ selected, onSelectionChange: setSelected, nameOf: ({ name }) => name }}
            renderSelectionBar={renderBar}
          />
        )}
        {layout === 'tiles' && !hidden && (
          <ul>
            {rows.map(({ id, name }) => (
              <li key={id}>
                <input
                  type="checkbox"
                  aria-label={`Select ${name}`}
                  checked={selected.has(id)}
                  onChange={() => toggle(id)}
                />
              </li>
            ))}
          </ul>
        )}
        {!hasTable && renderBar?.(true)}
      </div>
    </main>
  )
}

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const clearButton = () => screen.getByRole('button', { name: 'Clear' })
const compareLink = () => screen.queryByRole('link', { name: 'Compare' })

describe('useSelection', () => {
  it('keeps what is hidden selected, and what is selected when the layout changes', async () => {
    const { rerender } = render(<TestPage layout="tiles" />)
    await userEvent.click(checkbox('Select Row 3'))
    await userEvent.click(checkbox('Select Row 1'))
    rerender(<TestPage layout="tiles" hidden />)
    expect(screen.getByText('2 selected')).toBeDefined()
    expect(compareLink()?.getAttribute('href')).toBe('/results?id=3,1')
    rerender(<TestPage layout="table" />)
    expect(checkbox('Select Row 1').checked).toBe(true)
    expect(checkbox('Select Row 2').checked).toBe(false)
    await userEvent.click(checkbox('Select Row 3'))
    expect(compareLink()?.getAttribute('href')).toBe('/results?id=1')
  })

  it('moves the focus to the last used row of a table when cleared', async () => {
    render(<TestPage layout="table" />)
    await userEvent.click(checkbox('Select Row 2'))
    await userEvent.click(clearButton())
    expect(checkbox('Select Row 2').checked).toBe(false)
    expect(compareLink()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Row 2' }))
  })

  it('moves the focus to the last of the selected tiles when cleared with Escape', async () => {
    render(<TestPage layout="tiles" />)
    await userEvent.click(checkbox('Select Row 2'))
    await userEvent.click(checkbox('Select Row 1'))
    clearButton().focus()
    await userEvent.keyboard('{Escape}')
    expect(checkbox('Select Row 2').checked).toBe(false)
    expect(compareLink()).toBeNull()
    expect(document.activeElement).toBe(checkbox('Select Row 2'))
  })

  it('moves the focus to the heading if all that was selected is hidden', async () => {
    const { rerender } = render(<TestPage layout="tiles" />)
    await userEvent.click(checkbox('Select Row 2'))
    rerender(<TestPage layout="tiles" hidden />)
    await userEvent.click(clearButton())
    expect(compareLink()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rows' }))
  })
})
