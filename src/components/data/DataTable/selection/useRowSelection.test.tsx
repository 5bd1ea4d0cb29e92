import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Column } from '../column.ts'
import { ExampleTable, exampleColumns, exampleRows, type ExampleRow } from '../ExampleTable.tsx'
import type { RowId } from '../useSelection.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const all = () => box('Select all rows')
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .slice(1)
    .flatMap((each) => (each.checked ? [each.getAttribute('aria-label')?.slice('Select Row '.length)] : []))
const rows = exampleRows(12)
const told = () => screen.getAllByRole('status').map((status) => status.textContent)

function Selecting({
  keep,
  ...rest
}: Pick<ComponentProps<typeof ExampleTable>, 'columns'> & { keep?: (id: number) => boolean }) {
  const [selected, onSelect] = useState<ReadonlySet<RowId>>(new Set())
  return (
    <ExampleTable
      {...rest}
      rows={rows}
      {...(keep && { keep: ({ id }) => keep(id) })}
      selection={{ selected, onSelect, nameOf: ({ name }) => name }}
    />
  )
}

describe('choosing rows', () => {
  it('responds to a press from the first render on', () => {
    render(<Selecting />)
    fireEvent.click(box('Select Row 3'))
    expect(chosen()).toEqual(['3'])
  })

  it('renders only the pressed row, and those between which the tab stop moves', async () => {
    const user = userEvent.setup()
    const rendered: number[] = []
    const counted: Column<ExampleRow> = {
      key: 'counted',
      label: 'Counted',
      type: 'custom',
      value: () => null,
      render: ({ id }) => {
        rendered.push(id)
        return id
      },
    }
    const columns = [...exampleColumns, counted]
    render(<Selecting columns={columns} />)
    expect(rendered).toHaveLength(12)
    const renderedBy = async (press: () => Promise<void>) => {
      rendered.length = 0
      await press()
      return [...new Set(rendered)]
    }
    expect(await renderedBy(() => user.hover(box('Select Row 3')))).toEqual([])
    expect(await renderedBy(() => user.click(box('Select Row 3')))).toEqual([1, 3])
    expect(await renderedBy(() => user.click(box('Select Row 3')))).toEqual([3])
    expect(await renderedBy(() => user.click(box('Select Row 5')))).toEqual([3, 5])
    expect(chosen()).toEqual(['5'])
  })

  it('takes one with a press, and all up to it with shift', async () => {
    const user = userEvent.setup()
    render(<Selecting />)
    await user.click(box('Select Row 3'))
    await user.keyboard('{Shift>}')
    await user.click(box('Select Row 6'))
    await user.keyboard('{/Shift}')
    expect(chosen()).toEqual(['3', '4', '5', '6'])
    expect(told()).toContain('4 rows selected')
    await user.click(box('Select Row 5'))
    expect(chosen()).toEqual(['3', '4', '6'])
  })

  it('takes ranges as the rows stand now, and keeps what a sort moves', async () => {
    const user = userEvent.setup()
    render(<Selecting />)
    await user.click(box('Select Row 6'))
    await user.click(screen.getByRole('button', { name: 'Clicks' }))
    // 6, 11, 4, 9, 2, …
    await user.keyboard('{Shift>}')
    await user.click(box('Select Row 4'))
    await user.keyboard('{/Shift}')
    expect(chosen()).toEqual(['6', '11', '4'])
  })

  it('takes the focused row with Space, a range with Shift and Space', async () => {
    const user = userEvent.setup()
    render(<Selecting />)
    act(() => screen.getByRole('row', { name: /Row 2 / }).focus())
    await user.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    expect(chosen()).toEqual(['2', '3', '4'])
    act(() => box('Select Row 3').focus())
    await user.keyboard(' ')
    expect(chosen()).toEqual(['2', '4'])
  })

  it('keeps what a filter hides; the box for all is about the rows of the filter', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Selecting />)
    await user.click(box('Select Row 1'))
    rerender(<Selecting keep={(id) => id > 9} />)
    expect(all().checked || all().indeterminate).toBe(false)
    await user.click(box('Select Row 10'))
    expect(all().indeterminate).toBe(true)
    await user.click(all())
    expect(all().checked).toBe(true)
    rerender(<Selecting />)
    expect(chosen()).toEqual(['1', '10', '11', '12'])
    expect(told()).toContain('4 rows selected')
    await user.click(all())
    await user.click(all())
    expect(chosen()).toEqual([])
  })

  it('has its box for all above cards, with its words', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    render(<Selecting />)
    expect(all().closest('table')).toBeNull()
    expect(screen.getByText('Select all rows')).toBeTruthy()
  })
})
