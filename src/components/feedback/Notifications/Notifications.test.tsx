import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Notice, NotificationVariant } from './notificationQueue.ts'
import { Notifications } from './Notifications.tsx'
import { useNotify } from './useNotify.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Say({ notice }: { notice: Notice }) {
  const notify = useNotify()
  return <button onClick={() => notify(notice)}>say</button>
}

function say(notice: Notice) {
  render(
    <Notifications>
      <Say notice={notice} />
    </Notifications>,
  )
  fireEvent.click(screen.getByText('say'))
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const place = () => screen.getByRole('region', { name: 'Notifications' })

describe('Notifications', () => {
  it.each<[NotificationVariant, string]>([
    ['default', 'status'],
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ])('tells %s as %s', (variant, role) => {
    say({ variant, title: 'Rating saved', text: '4 of 5' })
    expect(screen.getByRole(role).textContent).toMatch(/Rating saved4 of 5$/)
  })

  it('says in a word what only the icon shows', () => {
    say({ variant: 'error', title: 'Download failed' })
    expect(screen.getByRole('alert').textContent).toBe('Error: Download failed')
  })

  it('goes after 5000 ms', () => {
    say({ title: 'Link copied' })
    wait(4999)
    expect(screen.queryByText('Link copied')).not.toBeNull()
    wait(1)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('goes by its close button, which names it', () => {
    say({ title: 'Link copied' })
    fireEvent.click(screen.getByRole('button', { name: 'Close: Link copied' }))
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('does its one action and goes', () => {
    const onPress = vi.fn()
    say({ title: 'Rating saved', action: { label: 'Undo', onPress } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onPress).toHaveBeenCalledOnce()
    expect(screen.queryByText('Rating saved')).toBeNull()
  })

  it('stays while the pointer is on it', () => {
    say({ title: 'Link copied' })
    wait(4000)
    fireEvent.pointerEnter(place())
    wait(60_000)
    fireEvent.pointerLeave(place())
    wait(999)
    expect(screen.queryByText('Link copied')).not.toBeNull()
    wait(1)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('stays while the focus is inside it', () => {
    say({ title: 'Link copied' })
    const close = screen.getByRole('button', { name: /^Close/ })
    act(() => close.focus())
    wait(60_000)
    expect(screen.queryByText('Link copied')).not.toBeNull()
    act(() => screen.getByText('say').focus())
    wait(5000)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('does not wait for a focus that went away with a closed one', () => {
    say({ title: 'Link copied' })
    fireEvent.click(screen.getByText('say'))
    const [first] = screen.getAllByRole('button', { name: /^Close/ })
    if (first === undefined) throw new Error('nothing to close')
    act(() => first.focus())
    fireEvent.click(first)
    wait(5000)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('stays while the window is not the person’s', () => {
    say({ title: 'Link copied' })
    fireEvent.blur(window)
    wait(60_000)
    expect(screen.queryByText('Link copied')).not.toBeNull()
    fireEvent.focus(window)
    wait(5000)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('goes with its session', () => {
    const { rerender } = render(
      <Notifications key="a">
        <Say notice={{ title: 'Link copied' }} />
      </Notifications>,
    )
    fireEvent.click(screen.getByText('say'))
    rerender(
      <Notifications key="b">
        <Say notice={{ title: 'Link copied' }} />
      </Notifications>,
    )
    expect(screen.queryByText('Link copied')).toBeNull()
  })
})
