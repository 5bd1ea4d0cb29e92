import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Loadable } from '#domain/loadable.ts'
import { Resource } from './Resource.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const idle: Loadable<string[]> = {
  data: undefined,
  loading: false,
  progress: null,
  failure: null,
  retrying: null,
  cancelled: false,
  retry: vi.fn(),
  cancel: vi.fn(),
}
const failed = { kind: 500, message: 'Internal Server Error', details: [], body: null } as const

function Shelf({ resource }: { resource: Loadable<string[]> }) {
  return (
    <Resource
      resource={resource}
      skeleton={<p>skeleton</p>}
      isEmpty={(books) => books.length === 0}
      empty={<p>no books</p>}
      noun="this shelf"
    >
      {(books, { dimmed }) => (
        <p data-testid="books" data-dimmed={dimmed}>
          {books.join(', ')}
        </p>
      )}
    </Resource>
  )
}

function show(change: Partial<Loadable<string[]>>) {
  const { container, rerender } = render(<Shelf resource={{ ...idle, ...change }} />)
  return {
    place: container.firstElementChild,
    next: (other: Partial<Loadable<string[]>>) => rerender(<Shelf resource={{ ...idle, ...other }} />),
  }
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const isSeen = () => screen.queryByText('skeleton')?.parentElement?.dataset.seen
const books = () => screen.queryByTestId('books')

describe('Resource', () => {
  it('keeps the skeleton’s place for 150 ms, then shows it for at least 300', () => {
    const { place, next } = show({ loading: true })
    expect(place?.getAttribute('aria-busy')).toBe('true')
    expect(isSeen()).toBe('false')
    wait(150)
    expect(isSeen()).toBe('true')
    next({ data: ['Dracula'] })
    expect(isSeen()).toBe('true')
    wait(300)
    expect(screen.queryByText('skeleton')).toBeNull()
    expect(books()?.textContent).toBe('Dracula')
    expect(place?.getAttribute('aria-busy')).toBe('false')
  })

  it('shows a quick answer at once, without a skeleton seen', () => {
    const { next } = show({ loading: true })
    wait(100)
    next({ data: ['Dracula'] })
    expect(books()?.textContent).toBe('Dracula')
  })

  it('shows a failure at once, and tries again', () => {
    const retry = vi.fn()
    const { next } = show({ loading: true })
    wait(200)
    next({ failure: failed, retry })
    expect(screen.getByRole('alert').textContent).toContain('Internal Server Error')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
    next({ failure: failed, loading: true, retry })
    expect(screen.getByRole('alert')).toBeTruthy()
    next({ data: ['Dracula'] })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('names what is missing', () => {
    show({ failure: { ...failed, kind: 404 } })
    expect(screen.getByRole('alert').textContent).toContain('This shelf does not exist in this account.')
  })

  it('keeps old data, undimmed, under a failure', () => {
    show({ data: ['Dracula'], failure: failed, loading: true })
    expect(screen.getByRole('alert').textContent).toContain('Internal Server Error')
    expect(books()?.dataset.dimmed).toBe('false')
  })

  it('dims old data while the new is on its way', () => {
    const { place, next } = show({ data: ['Dracula'], loading: true })
    expect(books()?.dataset.dimmed).toBe('true')
    expect(books()?.parentElement?.dataset.dimmed).toBe('true')
    expect(place?.getAttribute('aria-busy')).toBe('true')
    next({ data: ['Emma'] })
    expect(books()?.dataset.dimmed).toBe('false')
  })

  it('shows how far a list has come, its rows undimmed, and can stop it', () => {
    const cancel = vi.fn()
    show({ data: ['Dracula'], loading: true, progress: { loaded: 1024, total: 3000 }, cancel })
    const bar = screen.getByRole('progressbar', { name: 'Loading' })
    expect(bar.getAttribute('aria-valuetext')).toBe('1,024 of 3,000')
    expect(bar.getAttribute('aria-valuenow')).toBe('34')
    expect(books()?.dataset.dimmed).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('says what of a stopped list is here, and goes on', () => {
    const retry = vi.fn()
    show({ data: ['Dracula'], cancelled: true, progress: { loaded: 1024, total: 3000 }, retry })
    expect(screen.getByText('Only the first 1,024 of 3,000 are here')).toBeTruthy()
    expect(books()).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('says that a first load was stopped', () => {
    show({ cancelled: true })
    expect(screen.getByText('Loading was stopped')).toBeTruthy()
    expect(screen.queryByText('skeleton')).toBeNull()
  })

  it('says after 5 s that it still loads, and can stop it', () => {
    const cancel = vi.fn()
    show({ loading: true, cancel })
    wait(4999)
    expect(screen.queryByText('Still loading…')).toBeNull()
    wait(1)
    expect(screen.getByText('Still loading…')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('shows what stands for empty data, but not while rows may still come', () => {
    const { next } = show({ data: [] })
    expect(screen.getByText('no books')).toBeTruthy()
    next({ data: [], loading: true, progress: { loaded: 0, total: 10 } })
    expect(screen.queryByText('no books')).toBeNull()
  })
})
