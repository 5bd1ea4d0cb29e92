import { use, useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { styled } from 'styled-components'
import { StillContext } from '#components/lib/StillContext.ts'
import { feedbackText } from '#domain/messages/common.ts'
import { NotificationQueue } from './notificationQueue.ts'
import { NotificationCard } from './NotificationCard.tsx'
import { NotifyContext } from './useNotify.ts'

export interface NotificationsProps {
  /** The app, whose parts call `useNotify`. */
  children: ReactNode
  /** Called when a notification crashed while it was rendered. It is left out; the others stay. */
  onCrash?: (error: unknown) => void
}

/**
 * Provides `useNotify` and shows the notifications: bottom left, above totals and tabs, at most three, 5 s each, paused
 * while hovered, focused or the window is inactive. Give it a `key` per session to clear them when the session ends.
 */
export function Notifications({ children, onCrash = noop }: NotificationsProps) {
  const [queue] = useState(() => new NotificationQueue())
  return (
    <NotifyContext value={queue.show}>
      {children}
      <Stack queue={queue} onCrash={onCrash} />
    </NotifyContext>
  )
}

const noop = () => undefined

function Stack({ queue, onCrash }: { queue: NotificationQueue; onCrash: (error: unknown) => void }) {
  const notifications = useSyncExternalStore(queue.subscribe, queue.snapshot)
  const region = useRef<HTMLElement>(null)
  useWindowPause(queue)
  useStillPause(queue)

  // Removing a focused element fires no blur event.
  useEffect(() => {
    if (region.current?.contains(document.activeElement) !== true) queue.resume('focus')
  }, [queue, notifications])

  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) queue.resume('focus')
  }
  return (
    // `aria-live` also exempts it from becoming inert while a dialog is open (FloatingFocusManager).
    <Region
      ref={region}
      aria-label={feedbackText.notifications}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => queue.pause('hover')}
      onPointerLeave={() => queue.resume('hover')}
      onFocus={() => queue.pause('focus')}
      onBlur={handleBlur}
    >
      {notifications.map((notification) => (
        <ErrorBoundary key={notification.id} fallback={null} onError={onCrash}>
          <NotificationCard notification={notification} onClose={queue.dismiss} />
        </ErrorBoundary>
      ))}
    </Region>
  )
}

function useWindowPause(queue: NotificationQueue) {
  useEffect(() => {
    const handleBlur = () => queue.pause('window')
    const handleFocus = () => queue.resume('window')
    window.addEventListener('blur', handleBlur)
    window.addEventListener('focus', handleFocus)
    return () => {
      window.removeEventListener('blur', handleBlur)
      window.removeEventListener('focus', handleFocus)
    }
  }, [queue])
}

function useStillPause(queue: NotificationQueue) {
  const isStill = use(StillContext)
  useEffect(() => {
    if (!isStill) return
    queue.pause('still')
    return () => queue.resume('still')
  }, [queue, isStill])
}

const Region = styled.section`
  position: fixed;
  /* Above the bottom tabs, the selection bar and the totals of a table, whether there are any or not. */
  bottom: calc(var(--tabs-h, 0px) + var(--selection-bar-h, 0px) + var(--sp-16));
  left: var(--sp-6);
  z-index: var(--z-toast);
  display: grid;
  gap: var(--sp-2);
  width: 360px;

  @media (max-width: 767px) {
    right: var(--sp-4);
    bottom: calc(var(--tabs-h, 0px) + var(--selection-bar-h, 0px) + var(--sp-16) + var(--sp-5));
    left: var(--sp-4);
    width: auto;
  }

  @media (max-height: 400px) {
    bottom: var(--sp-4);
  }
`
