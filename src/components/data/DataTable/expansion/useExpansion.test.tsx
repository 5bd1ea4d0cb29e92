import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RowLinks } from '../BodyRow.tsx'
import { ExampleTable } from '../ExampleTable.tsx'
import type { RowId } from '../useSelection.tsx'
import { ExampleExpansion, exampleNodes, type ExampleNode } from './ExampleExpansion.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

const opener = (name: string | RegExp) => screen.getByRole('button', { name })
const names = () =>
  Array.from(document.querySelectorAll<HTMLTableRowElement>('tbody tr[data-at]'), (row) => row.cells[0]?.textContent)
const indices = () =>
  Array.from(document.querySelectorAll('tbody tr:not(.gap)'), (row) => Number(row.getAttribute('aria-rowindex')))
/** A cell of the first row without a press of its own. */
const rate = () => {
  const cell = document.querySelector<HTMLElement>('tbody tr[data-at] > td:last-child')
  if (!cell) throw new Error('no cell')
  return cell
}
const controlled = (element: HTMLElement) =>
  (element.getAttribute('aria-controls') ?? '').split(' ').map((id) => document.getElementById(id))
const focused = () => document.activeElement?.textContent

describe('rows inside rows', () => {
  it('come in after their row when it is pressed anywhere, and leave again', async () => {
    render(<ExampleExpansion rows={exampleNodes(3)} />)
    expect(opener('Dracula').getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(rate())
    expect(opener('Dracula').getAttribute('aria-expanded')).toBe('true')
    expect(names()).toEqual([
      'Dracula',
      ...['Read it with the lamp on', 'The original', 'Longer nights, better books'].map((ad) => `in Dracula: ${ad}`),
      'Emma',
      'Middlemarch',
    ])
    expect(controlled(opener('Dracula')).map((element) => element?.textContent)).toEqual([
      'in Dracula: Read it with the lamp on',
    ])
    await userEvent.click(opener('Dracula'))
    expect(names()).toEqual(['Dracula', 'Emma', 'Middlemarch'])
    expect(opener('Dracula').hasAttribute('aria-controls')).toBe(false)
  })

  it('are sorted among themselves, counted as rows of the table, not as titles, and not added up', async () => {
    render(<ExampleExpansion rows={exampleNodes(2)} opened={['t0']} />)
    const total = screen.getByRole('row', { name: /^Total/ }).textContent
    await userEvent.click(opener('Clicks'))
    const clicks = Array.from(document.querySelectorAll('tbody tr[data-at]'), (row) =>
      Number(row.children[1]?.textContent.replace(',', '')),
    )
    expect(clicks.slice(1, 4)).toEqual(clicks.slice(1, 4).toSorted((a, b) => b - a))
    expect(screen.getByRole('status').textContent).toBe('2 titles, sorted by Clicks, falling')
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('7')
    expect(screen.getByRole('row', { name: /^Total, 2 titles/ }).textContent).toBe(total)
  })

  it('are walked by arrows: Right opens and goes in, Left goes out and closes', async () => {
    const user = userEvent.setup()
    render(<ExampleExpansion rows={exampleNodes(4)} />)
    act(() => opener('Emma').focus())
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
    // The last one has nothing inside.
    await user.keyboard('{End}{ArrowRight}{Enter}')
    expect(names()).toHaveLength(4)
  })

  it('leave a link its press: a mark before it opens, and Right does', async () => {
    const user = userEvent.setup()
    const followed = vi.fn()
    const links: RowLinks<ExampleNode> = {
      href: ({ id }) => (id.includes('c') ? null : `#${id}`),
      render: ({ to, ...rest }) => (
        <a
          href={to}
          {...rest}
          onClick={(event) => {
            event.preventDefault()
            followed(to)
          }}
        />
      ),
    }
    render(<ExampleExpansion rows={exampleNodes(2)} links={links} />)
    await user.click(rate())
    expect(followed.mock.calls).toEqual([['#t0']])
    expect(names()).toHaveLength(2)
    await user.click(opener('Details of Dracula'))
    expect(names()).toHaveLength(5)
    act(() => screen.getByRole('link', { name: 'Emma' }).focus())
    await user.keyboard('{ArrowRight}')
    expect(names()).toHaveLength(8)
    expect(document.querySelectorAll('tbody [tabindex="0"]')).toHaveLength(2)
  })
})

describe('content of rows', () => {
  const content = ({ name }: ExampleNode) =>
    name === 'Emma' ? null : (
      <p>
        About {name} <button type="button">Act</button>
      </p>
    )

  it('stands in a row of its own below, named by the row', async () => {
    render(<ExampleExpansion rows={exampleNodes(3)} nested={false} content={content} />)
    await userEvent.click(opener('Dracula'))
    const [row = null] = controlled(opener('Dracula'))
    expect(row?.previousElementSibling?.querySelector('button')?.textContent).toBe('Dracula')
    expect(screen.getByRole('group', { name: 'Dracula' }).textContent).toBe('About Dracula Act')
    expect(row?.firstElementChild?.getAttribute('colspan')).toBe('4')
    await userEvent.click(opener('Emma'))
    expect(opener('Emma').hasAttribute('aria-controls')).toBe(false)
  })

  it('has roles only in cards, which are no table to the browser', () => {
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

  it('is counted as a row and shifts those below once it has a height', () => {
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 120))
    render(<ExampleExpansion rows={exampleNodes(3)} nested={false} content={content} opened={['t0']} />)
    expect(indices()).toEqual([2, 3, 4, 5])
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('6')
    measured.mockRestore()
  })

  it('keeps its keys and presses to itself', async () => {
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
    expect(opener('Dracula').getAttribute('aria-expanded')).toBe('true')
    expect(opener('Emma').getAttribute('aria-expanded')).toBe('false')
    act(() => row.focus())
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(within(inner).getByRole('row', { name: /^Row 3/ }))
    act(() => opener('Dracula').focus())
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Emma')
  })
})

describe('rows that open and can be chosen', () => {
  function Chosen() {
    const [selected, onSelect] = useState<ReadonlySet<RowId>>(new Set())
    return (
      <ExampleExpansion
        rows={exampleNodes(3)}
        opened={['t0']}
        selection={{ selected, onSelect, nameOf: ({ name }) => name }}
      />
    )
  }

  it('have boxes at the rows of the table alone; Space chooses, and opens nothing', async () => {
    const user = userEvent.setup()
    render(<Chosen />)
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Select all titles',
      'Select Dracula',
      'Select Emma',
      'Select Middlemarch',
    ])
    act(() => opener('Emma').focus())
    await user.keyboard(' ')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Emma' }).checked).toBe(true)
    expect(opener('Emma').getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Enter}')
    expect(opener('Emma').getAttribute('aria-expanded')).toBe('true')
  })
})
