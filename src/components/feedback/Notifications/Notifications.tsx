import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { feedbackText } from '#domain/messages/common.ts'
import { NotificationQueue } from './notificationQueue.ts'
import { NotificationCard } from './NotificationCard.tsx'
import { NotifyContext } from './useNotify.ts'

export interface NotificationsProps {
  children: ReactNode
}

/**
 * Gives its children `useNotify` and draws what they say: bottom left, at most three, 5 s each, held while hovered,
 * focused or while the window is not the person's (behaviour.md, Notifications). Give it a `key` per session: with the
 * session its notifications go.
 */
export function Notifications({ children }: NotificationsProps) {
  const [queue] = useState(() => new NotificationQueue())
  return (
    <NotifyContext value={queue.show}>
      {children}
      <Stack queue={queue} />
    </NotifyContext>
  )
}

function Stack({ queue }: { queue: NotificationQueue }) {
  const notifications = useSyncExternalStore(queue.subscribe, queue.snapshot)
  const place = useRef<HTMLElement>(null)
  useWindowPause(queue)

  // A focused element that is taken away tells nobody.
  useEffect(() => {
    if (place.current?.contains(document.activeElement) !== true) queue.resume('focus')
  }, [queue, notifications])

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) queue.resume('focus')
  }
  return (
    // `aria-live` also keeps it in use while a dialog makes the rest of the page inert (FloatingFocusManager).
    <Place
      ref={place}
      aria-label={feedbackText.notifications}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => queue.pause('hover')}
      onPointerLeave={() => queue.resume('hover')}
      onFocus={() => queue.pause('focus')}
      onBlur={onBlur}
    >
      {notifications.map((notification) => (
        <NotificationCard key={notification.id} notification={notification} onClose={queue.dismiss} />
      ))}
    </Place>
  )
}

function useWindowPause(queue: NotificationQueue) {
  useEffect(() => {
    const onBlur = () => queue.pause('window')
    const onFocus = () => queue.resume('window')
    window.addEventListener('blur', onBlur)
    window.addEventListener('focus', onFocus)
    return () => {
      window.removeEventListener('blur', onBlur)
      window.removeEventListener('focus', onFocus)
    }
  }, [queue])
}

const Place = styled.section`
  position: fixed;
  bottom: var(--sp-6);
  left: var(--sp-6);
  z-index: var(--z-toast);
  display: grid;
  gap: var(--sp-2);
  width: 360px;

  @media (max-width: 767px) {
    right: var(--sp-4);
    bottom: calc(var(--tabbar-h) + var(--sp-3) + env(safe-area-inset-bottom, 0px));
    left: var(--sp-4);
    width: auto;
  }
`
