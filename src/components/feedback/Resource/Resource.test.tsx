import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StillContext } from '#components/lib/StillContext.ts'
import type { Loadable } from '#domain/loadable.ts'
import { testFailure } from '#domain/testing/testFailure.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { Resource } from './Resource.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const failed = testFailure(500)

function Shelf({ resource }: { resource: Loadable<string[]> }) {
  return (
    <Resource
      resource={resource}
      skeleton={<p>skeleton</p>}
      isEmpty={(books) => books.length === 0}
      empty={<p>no books</p>}
      noun="this shelf"
    >
      {(books) => <p data-testid="books">{books.join(', ')}</p>}
    </Resource>
  )
}

const shelf = (state: Partial<Loadable<string[]>>) => testLoadable(state.data, state)

function renderShelf(change: Partial<Loadable<string[]>>) {
  const { container, rerender } = render(<Shelf resource={shelf(change)} />)
  return {
    box: container.firstElementChild,
    update: (other: Partial<Loadable<string[]>>) => rerender(<Shelf resource={shelf(other)} />),
  }
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const skeletonVisible = () => screen.queryByText('skeleton')?.parentElement?.dataset.visible
const books = () => screen.queryByTestId('books')

describe('Resource', () => {
  it('hides the skeleton for 150 ms, then shows it for at least 300 ms', () => {
    const { box, update } = renderShelf({ loading: true })
    expect(box?.getAttribute('aria-busy')).toBe('true')
    expect(skeletonVisible()).toBe('false')
    wait(150)
    expect(skeletonVisible()).toBe('true')
    update({ data: ['Dracula'] })
    expect(skeletonVisible()).toBe('true')
    wait(300)
    expect(screen.queryByText('skeleton')).toBeNull()
    expect(books()?.textContent).toBe('Dracula')
    expect(box?.getAttribute('aria-busy')).toBe('false')
  })

  it('shows a quick response without a visible skeleton', () => {
    const { update } = renderShelf({ loading: true })
    wait(100)
    update({ data: ['Dracula'] })
    expect(books()?.textContent).toBe('Dracula')
  })

  it('lets data that takes the place of a failure move in, and no other', () => {
    const { update } = renderShelf({ loading: true })
    update({ data: ['Dracula'] })
    update({ data: ['Emma'] })
    expect(document.querySelector('[data-opens]')).toBeNull()
    cleanup()
    const { update: updateFailed } = renderShelf({ failure: failed })
    updateFailed({ data: ['Dracula'] })
    expect(document.querySelector('[data-opens]')?.textContent).toBe('Dracula')
  })

  it('shows a failure at once and can retry', () => {
    const retry = vi.fn()
    const { update } = renderShelf({ loading: true })
    wait(200)
    update({ failure: failed, retry })
    expect(screen.getByRole('alert').textContent).toContain('Internal Server Error')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
    update({ failure: failed, loading: true, retry })
    expect(screen.getByRole('alert')).toBeTruthy()
    update({ data: ['Dracula'] })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('names what is missing', () => {
    renderShelf({ failure: { ...failed, kind: 404 } })
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t find this shelf in this account.')
  })

  it('dims what is in another that is dimmed once', () => {
    const resource = shelf({ data: ['Dracula'], loading: true })
    render(
      <Resource resource={resource} skeleton={null} noun="these shelves">
        {() => <Shelf resource={resource} />}
      </Resource>,
    )
    const opacities = Array.from(
      document.querySelectorAll('[data-dimmed="true"]'),
      (box) => getComputedStyle(box).opacity,
    )
    expect(opacities).toEqual(['0.6', '1'])
  })

  it('keeps old data undimmed below a failure', () => {
    renderShelf({ data: ['Dracula'], failure: failed, loading: true })
    expect(screen.getByRole('alert').textContent).toContain('Internal Server Error')
    expect(books()?.parentElement?.dataset.dimmed).toBe('false')
  })

  it('keeps the first rows undimmed below a failure, whether or not it is tried again', () => {
    const part = { data: ['Dracula'], isComplete: false, failure: failed }
    const { box, update } = renderShelf({ ...part, retrying: { attempt: 1, of: 3, nextInS: 2 } })
    expect(screen.getByText(/^Retrying 1 of 3, next try/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try now' })).toBeTruthy()
    for (const state of [part, { ...part, loading: true, progress: { loaded: 1, total: 3 } }]) {
      update(state)
      expect(screen.getByRole('alert').textContent).toContain('Internal Server Error')
      expect(books()?.parentElement?.dataset.dimmed).toBe('false')
    }
    expect(box?.getAttribute('aria-busy')).toBe('true')
  })

  it('shows a failure that is tried again quietly like one that is not', () => {
    const { update } = renderShelf({ failure: { ...failed, kind: 403 } })
    const quiet = screen.getByRole('alert').parentElement?.textContent
    expect(quiet).toContain('Try again')
    expect(quiet).not.toContain('Retrying')
    update({ failure: { ...failed, kind: 403 }, loading: true })
    expect(screen.getByRole('alert').parentElement?.textContent).toBe(quiet)
  })

  it('dims the data of another question until the new data begins to arrive', () => {
    const { update } = renderShelf({ data: ['Dracula'] })
    const before = screen.getByTestId('books')
    const data = ['Dracula']
    update({ data })
    update({ data, isComplete: false, loading: true })
    expect(books()?.parentElement?.dataset.dimmed).toBe('true')
    update({ data, isComplete: false, loading: true, progress: { loaded: 0, total: null } })
    expect(books()?.parentElement?.dataset.dimmed).toBe('true')
    update({ data, isComplete: false, failure: failed, retrying: { attempt: 1, of: 3, nextInS: 1 } })
    expect(books()?.parentElement?.dataset.dimmed).toBe('true')
    update({ data: ['Emma'], isComplete: false, loading: true, progress: { loaded: 1, total: 3 } })
    expect(books()?.parentElement?.dataset.dimmed).toBe('false')
    expect(books()).toBe(before)
  })

  it('dims old data during a refetch', () => {
    const { box, update } = renderShelf({ data: ['Dracula'], loading: true })
    expect(books()?.parentElement?.dataset.dimmed).toBe('true')
    expect(books()?.parentElement?.dataset.dimmed).toBe('true')
    expect(box?.getAttribute('aria-busy')).toBe('true')
    update({ data: ['Emma'] })
    expect(books()?.parentElement?.dataset.dimmed).toBe('false')
  })

  it('shows the progress of a list with undimmed rows, and can cancel it', () => {
    const cancel = vi.fn()
    renderShelf({
      data: ['Dracula'],
      isComplete: false,
      loading: true,
      progress: { loaded: 1024, total: 3000 },
      cancel,
    })
    const bar = screen.getByRole('progressbar', { name: 'Loading' })
    expect(bar.getAttribute('aria-valuetext')).toBe('1,024 of 3,000')
    expect(bar.getAttribute('aria-valuenow')).toBe('34')
    expect(books()?.parentElement?.dataset.dimmed).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('shows how much of a cancelled list has loaded, and can continue', () => {
    const retry = vi.fn()
    const progress = { loaded: 1024, total: 3000 }
    const { update } = renderShelf({ data: ['Dracula'], isComplete: false, cancelled: true, progress, retry })
    expect(screen.getByText('Showing the first 1,024 of 3,000')).toBeTruthy()
    expect(books()).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }))
    expect(retry).toHaveBeenCalledOnce()
    update({ data: ['Dracula'], cancelled: true, progress })
    expect(screen.getByText('Loading stopped')).toBeTruthy()
  })

  it('shows that the first load was cancelled', () => {
    renderShelf({ cancelled: true })
    expect(screen.getByText('Loading stopped')).toBeTruthy()
    expect(screen.queryByText('skeleton')).toBeNull()
  })

  it('shows that it is still loading after 5 s, and can cancel', () => {
    const cancel = vi.fn()
    renderShelf({ loading: true, cancel })
    wait(4999)
    expect(screen.queryByText('Still loading…')).toBeNull()
    wait(1)
    expect(screen.getByText('Still loading…')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('does not change after 5 s where nothing may change on its own', () => {
    render(
      <StillContext value={true}>
        <Shelf resource={shelf({ loading: true })} />
      </StillContext>,
    )
    wait(60_000)
    expect(screen.getByText('skeleton')).toBeTruthy()
    expect(screen.queryByText('Still loading…')).toBeNull()
  })

  it('shows the empty state, but only if nothing is missing', () => {
    const { update } = renderShelf({ data: [] })
    expect(screen.getByText('no books')).toBeTruthy()
    const progress = { loaded: 0, total: 10 }
    for (const state of [{ loading: true, progress }, { failure: failed }, { cancelled: true, progress }]) {
      update({ data: [], isComplete: false, ...state })
      expect(screen.queryByText('no books')).toBeNull()
    }
  })

  it('keeps the empty state while it loads again, and after a failure', () => {
    const { update } = renderShelf({ data: [], loading: true, progress: { loaded: 0, total: 0 } })
    expect(screen.getByText('no books')).toBeTruthy()
    update({ data: [], failure: failed })
    expect(screen.getByText('no books')).toBeTruthy()
  })
})
