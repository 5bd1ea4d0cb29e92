/** The variants of spec section 8. */
export const NOTIFICATION_VARIANTS = ['default', 'success', 'warning', 'error', 'info'] as const

export type NotificationVariant = (typeof NOTIFICATION_VARIANTS)[number]

/** What somebody wants to say. */
export interface Notice {
  variant?: NotificationVariant
  title: string
  text?: string
  /** One thing to do about it; doing it closes the notification. */
  action?: { label: string; onPress: () => void }
}

/** A notice on screen. */
export interface Notification extends Notice {
  id: number
  variant: NotificationVariant
}

/** Why all notifications are held: the pointer or the focus is on them, or the person is in another window. */
export type PauseReason = 'hover' | 'focus' | 'window'

/** At most so many at once; one more dismisses the oldest (spec section 9). */
export const MAX_NOTIFICATIONS = 3

/** ms on screen (spec section 9). */
export const NOTIFICATION_LIFE_MS = 5000

/** Time and timers, so that a test can turn the clock. */
export interface Clock {
  now: () => number
  start: (action: () => void, ms: number) => () => void
}

const WINDOW_CLOCK: Clock = {
  now: () => performance.now(),
  start: (action, ms) => {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
}

interface Life {
  /** ms that were left when it was last counted. */
  left: number
  countedAt: number
  stop: () => void
}

/** The notifications on screen, oldest first, and their lives. Holding pauses them all; each goes on with the time it had left. */
export class NotificationQueue {
  private notifications: readonly Notification[] = []
  private readonly lives = new Map<number, Life>()
  private readonly reasons = new Set<PauseReason>()
  private readonly listeners = new Set<() => void>()
  private lastId = 0
  private readonly clock: Clock

  constructor(clock: Clock = WINDOW_CLOCK) {
    this.clock = clock
  }

  snapshot = (): readonly Notification[] => this.notifications

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Shows a notice; the returned function takes it away again. */
  show = (notice: Notice): (() => void) => {
    const id = ++this.lastId
    const kept = this.notifications.slice(-(MAX_NOTIFICATIONS - 1))
    for (const { id: old } of this.notifications) if (!kept.some((each) => each.id === old)) this.end(old)
    this.lives.set(id, { left: NOTIFICATION_LIFE_MS, countedAt: this.clock.now(), stop: () => undefined })
    if (this.reasons.size === 0) this.run(id)
    this.change([...kept, { variant: 'default', ...notice, id }])
    return () => this.dismiss(id)
  }

  dismiss = (id: number): void => {
    if (!this.lives.has(id)) return
    this.end(id)
    this.change(this.notifications.filter((each) => each.id !== id))
    // Nothing is left to point at or to be focused: what comes next must not wait for it.
    if (this.notifications.length === 0) for (const reason of ['hover', 'focus'] as const) this.resume(reason)
  }

  clear = (): void => {
    for (const { id } of this.notifications) this.dismiss(id)
  }

  pause = (reason: PauseReason): void => {
    const running = this.reasons.size === 0
    this.reasons.add(reason)
    if (!running) return
    for (const life of this.lives.values()) {
      life.stop()
      life.left = Math.max(0, life.left - (this.clock.now() - life.countedAt))
    }
  }

  resume = (reason: PauseReason): void => {
    if (!this.reasons.delete(reason) || this.reasons.size > 0) return
    for (const id of this.lives.keys()) this.run(id)
  }

  private run(id: number): void {
    const life = this.lives.get(id)
    if (life === undefined) return
    life.countedAt = this.clock.now()
    life.stop = this.clock.start(() => this.dismiss(id), life.left)
  }

  private end(id: number): void {
    this.lives.get(id)?.stop()
    this.lives.delete(id)
  }

  private change(notifications: readonly Notification[]): void {
    this.notifications = notifications
    for (const listener of this.listeners) listener()
  }
}
