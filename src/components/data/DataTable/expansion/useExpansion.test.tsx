import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RowLinks } from '../BodyRow.tsx'
import { ExampleTable } from '../testing/ExampleTable.tsx'
import type { RowId } from '../selectionTypes.ts'
import { ExampleExpansion, exampleNodes, type ExampleNode } from './testing/ExampleExpansion.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

const expandButton = (name: string | RegExp) => screen.getByRole('button', { name })
const names = () =>
  Array.from(document.querySelectorAll<HTMLTableRowElement>('tbody tr[data-at]'), (row) => row.cells[0]?.textContent)
const indices = () =>
  Array.from(document.querySelectorAll('tbody tr:not(.gap)'), (row) => Number(row.getAttribute('aria-rowindex')))
/** A non-interactive cell of the first row. */
const rateCell = () => {
  const cell = document.querySelector<HTMLElement>('tbody tr[data-at] > td:last-child')
  if (!cell) throw new Error('no cell')
  return cell
}
const controlled = (element: HTMLElement) =>
  (element.getAttribute('aria-controls') ?? '').split(' ').map((id) => document.getElementById(id))
const focused = () => document.activeElement?.textContent

describe('child rows', () => {
  it('appear below their parent when it is pressed anywhere, and disappear again', async () => {
    render(<ExampleExpansion rows={exampleNodes(3)} />)
    expect(expandButton('Dracula').getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(rateCell())
    expect(expandButton('Dracula').getAttribute('aria-expanded')).toBe('true')
    expect(names()).toEqual([
      'Dracula',
      ...['Read it with the lamp on', 'The original', 'Longer nights, better books'].map((ad) => `in Dracula: ${ad}`),
      'Emma',
      'Middlemarch',
    ])
    expect(controlled(expandButton('Dracula')).map((element) => element?.textContent)).toEqual([
      'in Dracula: Read it with the lamp on',
    ])
    await userEvent.click(expandButton('Dracula'))
    expect(names()).toEqual(['Dracula', 'Emma', 'Middlemarch'])
    expect(expandButton('Dracula').hasAttribute('aria-controls')).toBe(false)
  })

  it('are sorted among themselves and count as table rows, but not as titles or in totals', async () => {
    render(<ExampleExpansion rows={exampleNodes(2)} opened={['t0']} />)
    const total = screen.getByRole('row', { name: /^Total/ }).textContent
    await userEvent.click(expandButton('Clicks'))
    const clicks = Array.from(document.querySelectorAll('tbody tr[data-at]'), (row) =>
      Number(row.children[1]?.textContent.replace(',', '')),
    )
    expect(clicks.slice(1, 4)).toEqual(clicks.slice(1, 4).toSorted((a, b) => b - a))
    expect(screen.getByRole('status').textContent).toBe('2 titles, sorted by Clicks, highest first')
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('7')
    expect(screen.getByRole('row', { name: /^Total, 2 titles/ }).textContent).toBe(total)
  })

  it('are reached with arrow keys: Right expands and moves in, Left moves out and collapses', async () => {
    const user = userEvent.setup()
    render(<ExampleExpansion rows={exampleNodes(4)} />)
    act(() => expandButton('Emma').focus())
    await user.keyboard('{ArrowRight}')
    expect(focused()).toBe('Emma')
    expect(names()).toHaveLength(7)
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(focused()).toMatch(/^in The original: Emma, autumn, US/)
    expect(document.activeElement?.tagName).toBe('TR')
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(focused()).toBe('in Emma: The original')
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(focused()).toBe('Emma')
    expect(names()).toHaveLength(4)
    // The last row has no children.
    await user.keyboard('{End}{ArrowRight}{Enter}')
    expect(names()).toHaveLength(4)
  })

  it('expand with the icon or Right if the name is a link', async () => {
    const user = userEvent.setup()
    const onFollow = vi.fn()
    const links: RowLinks<ExampleNode> = {
      href: ({ id }) => (id.includes('c') ? null : `#${id}`),
      render: ({ to, ...rest }) => (
        <a
          href={to}
          {...rest}
          onClick={(event) => {
            event.preventDefault()
            onFollow(to)
          }}
        />
      ),
    }
    render(<ExampleExpansion rows={exampleNodes(2)} links={links} />)
    await user.click(rateCell())
    expect(onFollow.mock.calls).toEqual([['#t0']])
    expect(names()).toHaveLength(2)
    await user.click(expandButton('Details of Dracula'))
    expect(names()).toHaveLength(5)
    act(() => screen.getByRole('link', { name: 'Emma' }).focus())
    await user.keyboard('{ArrowRight}')
    expect(names()).toHaveLength(8)
    expect(document.querySelectorAll('tbody [tabindex="0"]')).toHaveLength(2)
  })
})

describe('row content', () => {
  const content = ({ name }: ExampleNode) =>
    name === 'Emma' ? null : (
      <p>
        About {name} <button type="button">Act</button>
      </p>
    )

  it('appears in its own row below, labelled by the row', async () => {
    render(<ExampleExpansion rows={exampleNodes(3)} nested={false} content={content} />)
    await userEvent.click(expandButton('Dracula'))
    const [row = null] = controlled(expandButton('Dracula'))
    expect(row?.previousElementSibling?.querySelector('button')?.textContent).toBe('Dracula')
    expect(screen.getByRole('group', { name: 'Dracula' }).textContent).toBe('About Dracula Act')
    expect(row?.firstElementChild?.getAttribute('colspan')).toBe('4')
    await userEvent.click(expandButton('Emma'))
    expect(expandButton('Emma').hasAttribute('aria-controls')).toBe(false)
  })

  it('has explicit roles in cards only', () => {
    const roles = () =>
      Array.from(document.querySelectorAll('tr.content, tr.content > td'), (part) => part.getAttribute('role'))
    const table = <ExampleExpansion rows={exampleNodes(3)} nested={false} content={content} opened={['t0']} />
    render(table)
    expect(roles()).toEqual([null, null])
    cleanup()
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    render(table)
    expect(roles()).toEqual(['row', 'cell'])
    vi.unstubAllGlobals()
  })

  it('counts as a row once it has a height', () => {
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 120))
    render(<ExampleExpansion rows={exampleNodes(3)} nested={false} content={content} opened={['t0']} />)
    expect(indices()).toEqual([2, 3, 4, 5])
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('6')
    measured.mockRestore()
  })

  it('does not pass its keys and presses on to the outer row', async () => {
    const user = userEvent.setup()
    render(
      <ExampleExpansion
        rows={exampleNodes(3)}
        nested={false}
        opened={['t0']}
        content={() => <ExampleTable caption="Inside" />}
      />,
    )
    const inner = screen.getByRole('table', { name: 'Inside' })
    const row = within(inner).getByRole('row', { name: /^Row 2/ })
    await user.click(row)
    expect(expandButton('Dracula').getAttribute('aria-expanded')).toBe('true')
    expect(expandButton('Emma').getAttribute('aria-expanded')).toBe('false')
    act(() => row.focus())
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(within(inner).getByRole('row', { name: /^Row 3/ }))
    act(() => expandButton('Dracula').focus())
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Emma')
  })
})

describe('expandable rows with selection', () => {
  function Selectable() {
    const [selected, onSelect] = useState<ReadonlySet<RowId>>(new Set())
    return (
      <ExampleExpansion
        rows={exampleNodes(3)}
        opened={['t0']}
        selection={{ selected, onSelectionChange: onSelect, nameOf: ({ name }) => name }}
      />
    )
  }

  it('have check boxes on top-level rows only; Space selects without expanding', async () => {
    const user = userEvent.setup()
    render(<Selectable />)
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Select all titles',
      'Select Dracula',
      'Select Emma',
      'Select Middlemarch',
    ])
    act(() => expandButton('Emma').focus())
    await user.keyboard(' ')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Emma' }).checked).toBe(true)
    expect(expandButton('Emma').getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Enter}')
    expect(expandButton('Emma').getAttribute('aria-expanded')).toBe('true')
  })
})
