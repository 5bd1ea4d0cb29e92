import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NotificationQueue } from './notificationQueue.ts'

let queue: NotificationQueue
const titles = () => queue.snapshot().map(({ title }) => title)
const wait = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
  queue = new NotificationQueue()
})
afterEach(() => vi.useRealTimers())

describe('NotificationQueue', () => {
  it('shows a notice for 5000 ms', () => {
    queue.show({ title: 'a' })
    wait(4999)
    expect(titles()).toEqual(['a'])
    wait(1)
    expect(titles()).toEqual([])
  })

  // spec 9.7
  it('keeps at most three, newest last: a fourth dismisses the oldest', () => {
    for (const title of ['a', 'b', 'c', 'd']) queue.show({ title })
    expect(titles()).toEqual(['b', 'c', 'd'])
  })

  it('does not let the timer of a dismissed notification affect others', () => {
    queue.show({ title: 'a' })
    wait(4000)
    for (const title of ['b', 'c', 'd']) queue.show({ title })
    wait(4999)
    expect(titles()).toEqual(['b', 'c', 'd'])
    wait(1)
    expect(titles()).toEqual([])
  })

  it.each(['hover', 'focus', 'window'] as const)(
    'keeps all while paused by %s, then continues each with its remaining time',
    (reason) => {
      queue.show({ title: 'a' })
      wait(2000)
      queue.show({ title: 'b' })
      wait(1000)
      queue.pause(reason)
      wait(60_000)
      expect(titles()).toEqual(['a', 'b'])
      queue.resume(reason)
      wait(1999)
      expect(titles()).toEqual(['a', 'b'])
      wait(1)
      expect(titles()).toEqual(['b'])
      wait(1999)
      expect(titles()).toEqual(['b'])
      wait(1)
      expect(titles()).toEqual([])
    },
  )

  it('continues only when no pause reason is left', () => {
    queue.show({ title: 'a' })
    queue.pause('hover')
    queue.pause('window')
    queue.resume('hover')
    wait(60_000)
    expect(titles()).toEqual(['a'])
    queue.resume('window')
    wait(5000)
    expect(titles()).toEqual([])
  })

  it('ignores a repeated pause and a resume without a pause', () => {
    queue.show({ title: 'a' })
    wait(1000)
    queue.resume('focus')
    queue.pause('hover')
    wait(1000)
    queue.pause('hover')
    queue.resume('hover')
    wait(3999)
    expect(titles()).toEqual(['a'])
    wait(1)
    expect(titles()).toEqual([])
  })

  it('starts the timer of a notification shown during a pause when the pause ends', () => {
    queue.pause('window')
    queue.show({ title: 'a' })
    wait(60_000)
    expect(titles()).toEqual(['a'])
    queue.resume('window')
    wait(5000)
    expect(titles()).toEqual([])
  })

  it('clears hover and focus pauses with the last notification', () => {
    const close = queue.show({ title: 'a' })
    queue.pause('hover')
    queue.pause('focus')
    close()
    queue.show({ title: 'b' })
    wait(5000)
    expect(titles()).toEqual([])
  })

  it('notifies listeners of changes only', () => {
    const listener = vi.fn()
    const unsubscribe = queue.subscribe(listener)
    const close = queue.show({ title: 'a' })
    close()
    close()
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    queue.show({ title: 'b' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('clears all', () => {
    for (const title of ['a', 'b', 'c']) queue.show({ title })
    queue.clear()
    expect(titles()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})
