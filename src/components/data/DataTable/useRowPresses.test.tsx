import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RowLinks } from './BodyRow.tsx'
import { ExampleTable, type ExampleRow } from './testing/ExampleTable.tsx'

afterEach(cleanup)

const links: RowLinks<ExampleRow> = {
  href: ({ id }) => (id === 3 ? null : `#row-${id}`),
  render: ({ to, ...rest }) => <a href={to} {...rest} />,
}

const bodyRows = () => Array.from(document.querySelectorAll<HTMLTableRowElement>('tbody tr[data-at]'))

describe('rows of a DataTable, by pointer', () => {
  it('follows the link once, wherever the row is pressed', async () => {
    const pressed = vi.fn()
    render(
      <ExampleTable
        links={{
          ...links,
          render: ({ to, ...rest }) => (
            <a
              href={to}
              {...rest}
              onClick={(event) => {
                event.preventDefault()
                pressed(to)
              }}
            />
          ),
        }}
      />,
    )
    await userEvent.click(screen.getByText('France', { selector: 'tr[data-at="1"] td' }))
    await userEvent.click(screen.getByText('Row 4'))
    expect(pressed.mock.calls).toEqual([['#row-2'], ['#row-4']])
  })

  it('opens a new tab with Ctrl or the middle button', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const user = userEvent.setup()
    render(<ExampleTable links={links} />)
    const cell = bodyRows()[0]?.cells[2]
    if (!cell) throw new Error('no cell')
    await user.keyboard('{Control>}')
    await user.click(cell)
    await user.keyboard('{/Control}')
    await user.pointer({ keys: '[MouseMiddle]', target: cell })
    expect(open.mock.calls.map(([url]) => new URL(String(url)).hash)).toEqual(['#row-1', '#row-1'])
    open.mockRestore()
  })
})
