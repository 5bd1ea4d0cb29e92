import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Column } from '../column.ts'
import { ExampleTable, exampleColumns, exampleRows, type ExampleRow } from '../testing/ExampleTable.tsx'
import type { RowId } from '../selectionTypes.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const selectAll = () => checkbox('Select all rows')
const selectedRows = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .slice(1)
    .flatMap((each) => (each.checked ? [each.getAttribute('aria-label')?.slice('Select Row '.length)] : []))
const rows = exampleRows(12)
const statusTexts = () => screen.getAllByRole('status').map((status) => status.textContent)

function Selecting({
  filter,
  ...rest
}: Pick<ComponentProps<typeof ExampleTable>, 'columns'> & { filter?: (id: number) => boolean }) {
  const [selected, onSelect] = useState<ReadonlySet<RowId>>(new Set())
  return (
    <ExampleTable
      {...rest}
      rows={rows}
      {...(filter && { filter: ({ id }) => filter(id) })}
      selection={{ selected, onSelectionChange: onSelect, nameOf: ({ name }) => name }}
    />
  )
}

describe('row selection', () => {
  it('responds to a press right after the first render', () => {
    render(<Selecting />)
    fireEvent.click(checkbox('Select Row 3'))
    expect(selectedRows()).toEqual(['3'])
  })

  it('renders only the pressed row and the rows that lose or get the tab stop', async () => {
    const user = userEvent.setup()
    const rendered: number[] = []
    const countingColumn: Column<ExampleRow> = {
      key: 'counted',
      label: 'Counted',
      type: 'custom',
      value: () => null,
      render: ({ id }) => {
        rendered.push(id)
        return id
      },
    }
    const columns = [...exampleColumns, countingColumn]
    render(<Selecting columns={columns} />)
    expect(rendered).toHaveLength(12)
    const renderedBy = async (press: () => Promise<void>) => {
      rendered.length = 0
      await press()
      return [...new Set(rendered)]
    }
    expect(await renderedBy(() => user.hover(checkbox('Select Row 3')))).toEqual([])
    expect(await renderedBy(() => user.click(checkbox('Select Row 3')))).toEqual([1, 3])
    expect(await renderedBy(() => user.click(checkbox('Select Row 3')))).toEqual([3])
    expect(await renderedBy(() => user.click(checkbox('Select Row 5')))).toEqual([3, 5])
    expect(selectedRows()).toEqual(['5'])
  })

  it('selects a row with a press and a range with Shift', async () => {
    const user = userEvent.setup()
    render(<Selecting />)
    await user.click(checkbox('Select Row 3'))
    await user.keyboard('{Shift>}')
    await user.click(checkbox('Select Row 6'))
    await user.keyboard('{/Shift}')
    expect(selectedRows()).toEqual(['3', '4', '5', '6'])
    expect(statusTexts()).toContain('4 rows selected')
    await user.click(checkbox('Select Row 5'))
    expect(selectedRows()).toEqual(['3', '4', '6'])
  })

  it('selects ranges in the current order and keeps the selection when sorting', async () => {
    const user = userEvent.setup()
    render(<Selecting />)
    await user.click(checkbox('Select Row 6'))
    await user.click(screen.getByRole('button', { name: 'Clicks' }))
    // 6, 11, 4, 9, 2, …
    await user.keyboard('{Shift>}')
    await user.click(checkbox('Select Row 4'))
    await user.keyboard('{/Shift}')
    expect(selectedRows()).toEqual(['6', '11', '4'])
  })

  it('selects the focused row with Space and a range with Shift+Space', async () => {
    const user = userEvent.setup()
    render(<Selecting />)
    act(() => screen.getByRole('row', { name: /Row 2 / }).focus())
    await user.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    expect(selectedRows()).toEqual(['2', '3', '4'])
    act(() => checkbox('Select Row 3').focus())
    await user.keyboard(' ')
    expect(selectedRows()).toEqual(['2', '4'])
  })

  it('keeps hidden rows selected; “select all” covers filtered rows', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Selecting />)
    await user.click(checkbox('Select Row 1'))
    rerender(<Selecting filter={(id) => id > 9} />)
    expect(selectAll().checked || selectAll().indeterminate).toBe(false)
    await user.click(checkbox('Select Row 10'))
    expect(selectAll().indeterminate).toBe(true)
    await user.click(selectAll())
    expect(selectAll().checked).toBe(true)
    rerender(<Selecting />)
    expect(selectedRows()).toEqual(['1', '10', '11', '12'])
    expect(statusTexts()).toContain('4 rows selected')
    await user.click(selectAll())
    await user.click(selectAll())
    expect(selectedRows()).toEqual([])
  })

  it('shows a labelled “select all” above cards', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    render(<Selecting />)
    expect(selectAll().closest('table')).toBeNull()
    expect(screen.getByText('Select all rows')).toBeTruthy()
  })
})
