import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StillContext } from '#components/lib/StillContext.ts'
import type { Notice, NotificationVariant } from './notificationQueue.ts'
import { Notifications } from './Notifications.tsx'
import { useNotify } from './useNotify.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function NotifyButton({ notice }: { notice: Notice }) {
  const notify = useNotify()
  return <button onClick={() => notify(notice)}>notify</button>
}

function showNotice(notice: Notice) {
  render(
    <Notifications>
      <NotifyButton notice={notice} />
    </Notifications>,
  )
  fireEvent.click(screen.getByText('notify'))
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const region = () => screen.getByRole('region', { name: 'Notifications' })

describe('Notifications', () => {
  // spec 8.19
  it.each<[NotificationVariant, string]>([
    ['default', 'status'],
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ])('announces %s as %s', (variant, role) => {
    showNotice({ variant, title: 'Rating saved', text: '4 out of 5' })
    expect(screen.getByRole(role).textContent).toMatch(/Rating saved4 out of 5$/)
  })

  it('names the variant for screen readers', () => {
    showNotice({ variant: 'error', title: 'Download failed' })
    expect(screen.getByRole('alert').textContent).toBe('Error: Download failed')
  })

  it('that crashes takes only itself away', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const onCrash = vi.fn()
    render(
      <Notifications onCrash={onCrash}>
        <NotifyButton notice={{ title: 'Rating saved' }} />
        {/* A text of the server that is none. */}
        <NotifyButton notice={{ title: 'Broken', text: {} as string }} />
      </Notifications>,
    )
    for (const button of screen.getAllByText('notify')) fireEvent.click(button)
    expect(screen.getByText('Rating saved')).toBeDefined()
    expect(screen.queryByText('Broken')).toBeNull()
    expect(screen.getAllByText('notify')).toHaveLength(2)
    expect(onCrash).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  // spec 9.7
  it('disappears after 5000 ms', () => {
    showNotice({ title: 'Link copied' })
    wait(4999)
    expect(screen.queryByText('Link copied')).not.toBeNull()
    wait(1)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('stays where nothing may change on its own', () => {
    render(
      <StillContext value={true}>
        <Notifications>
          <NotifyButton notice={{ title: 'Link copied' }} />
        </Notifications>
      </StillContext>,
    )
    fireEvent.click(screen.getByText('notify'))
    wait(60_000)
    expect(screen.queryByText('Link copied')).not.toBeNull()
  })

  it('disappears when its named close button is pressed', () => {
    showNotice({ title: 'Link copied' })
    fireEvent.click(screen.getByRole('button', { name: 'Close: Link copied' }))
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('runs its action and disappears', () => {
    const onPress = vi.fn()
    showNotice({ title: 'Rating saved', action: { label: 'Undo', onPress } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onPress).toHaveBeenCalledOnce()
    expect(screen.queryByText('Rating saved')).toBeNull()
  })

  it('stays while hovered', () => {
    showNotice({ title: 'Link copied' })
    wait(4000)
    fireEvent.pointerEnter(region())
    wait(60_000)
    fireEvent.pointerLeave(region())
    wait(999)
    expect(screen.queryByText('Link copied')).not.toBeNull()
    wait(1)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('stays while it contains the focus', () => {
    showNotice({ title: 'Link copied' })
    const close = screen.getByRole('button', { name: /^Close/ })
    act(() => close.focus())
    wait(60_000)
    expect(screen.queryByText('Link copied')).not.toBeNull()
    act(() => screen.getByText('notify').focus())
    wait(5000)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('is not paused by the focus of a closed notification', () => {
    showNotice({ title: 'Link copied' })
    fireEvent.click(screen.getByText('notify'))
    const [first] = screen.getAllByRole('button', { name: /^Close/ })
    if (first === undefined) throw new Error('nothing to close')
    act(() => first.focus())
    fireEvent.click(first)
    wait(5000)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('stays while the window is inactive', () => {
    showNotice({ title: 'Link copied' })
    fireEvent.blur(window)
    wait(60_000)
    expect(screen.queryByText('Link copied')).not.toBeNull()
    fireEvent.focus(window)
    wait(5000)
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('disappears when the session changes', () => {
    const { rerender } = render(
      <Notifications key="a">
        <NotifyButton notice={{ title: 'Link copied' }} />
      </Notifications>,
    )
    fireEvent.click(screen.getByText('notify'))
    rerender(
      <Notifications key="b">
        <NotifyButton notice={{ title: 'Link copied' }} />
      </Notifications>,
    )
    expect(screen.queryByText('Link copied')).toBeNull()
  })
})
