/** The variants of notifications (spec section 8). */
export type NotificationVariant = 'default' | 'success' | 'warning' | 'error' | 'info'

/** The content of a notification. */
export interface Notice {
  variant?: NotificationVariant
  title: string
  text?: string
  /** An action that also closes the notification. */
  action?: { label: string; onPress: () => void }
}

/** A notice on screen. */
export interface Notification extends Notice {
  id: number
  variant: NotificationVariant
}

/** Why all notifications are paused: hovered, focused, the window inactive, or nothing may change (StillContext). */
export type PauseReason = 'hover' | 'focus' | 'window' | 'still'

/** Maximum number at once; a further one dismisses the oldest (spec section 9). */
const MAX_NOTIFICATIONS = 3

/** Time on screen in ms (spec section 9). */
const NOTIFICATION_DURATION_MS = 5000

interface Timer {
  /** Remaining time in ms when it was last started or paused. */
  remainingMs: number
  startedAt: number
  timeout?: ReturnType<typeof setTimeout>
}

/**
 * The notifications on screen, oldest first, with their timers. Pausing stops all timers; each continues with its
 * remaining time.
 */
export class NotificationQueue {
  private notifications: readonly Notification[] = []
  private readonly timers = new Map<number, Timer>()
  private readonly pauseReasons = new Set<PauseReason>()
  private readonly listeners = new Set<() => void>()
  private lastId = 0

  snapshot = (): readonly Notification[] => this.notifications

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Shows a notice. Returns a function that dismisses it. */
  show = (notice: Notice): (() => void) => {
    const id = ++this.lastId
    const remaining = this.notifications.slice(-(MAX_NOTIFICATIONS - 1))
    for (const old of this.notifications) if (!remaining.includes(old)) this.removeTimer(old.id)
    this.timers.set(id, { remainingMs: NOTIFICATION_DURATION_MS, startedAt: performance.now() })
    if (this.pauseReasons.size === 0) this.startTimer(id)
    this.update([...remaining, { variant: 'default', ...notice, id }])
    return () => this.dismiss(id)
  }

  dismiss = (id: number): void => {
    if (!this.timers.has(id)) return
    this.removeTimer(id)
    this.update(this.notifications.filter((notification) => notification.id !== id))
    // Nothing is left to hover or focus, so the next notification must not be paused.
    if (this.notifications.length === 0) for (const reason of ['hover', 'focus'] as const) this.resume(reason)
  }

  clear = (): void => {
    for (const { id } of this.notifications) this.dismiss(id)
  }

  pause = (reason: PauseReason): void => {
    const wasRunning = this.pauseReasons.size === 0
    this.pauseReasons.add(reason)
    if (!wasRunning) return
    for (const timer of this.timers.values()) {
      clearTimeout(timer.timeout)
      timer.remainingMs = Math.max(0, timer.remainingMs - (performance.now() - timer.startedAt))
    }
  }

  resume = (reason: PauseReason): void => {
    if (!this.pauseReasons.delete(reason) || this.pauseReasons.size > 0) return
    for (const id of this.timers.keys()) this.startTimer(id)
  }

  private startTimer(id: number): void {
    const timer = this.timers.get(id)
    if (timer === undefined) return
    timer.startedAt = performance.now()
    timer.timeout = setTimeout(() => this.dismiss(id), timer.remainingMs)
  }

  private removeTimer(id: number): void {
    clearTimeout(this.timers.get(id)?.timeout)
    this.timers.delete(id)
  }

  private update(notifications: readonly Notification[]): void {
    this.notifications = notifications
    for (const listener of this.listeners) listener()
  }
}
