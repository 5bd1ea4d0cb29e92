import { useEffect } from 'react'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { commonText } from '#domain/messages/common.ts'
import { failurePanelText } from '#domain/messages/failures.ts'
import { onWindowError } from './errorReporter.ts'

/** One fault often throws again and again. */
const QUIET_MS = 60_000

/** Notifies of errors of the window: 'Please try again later.' (spec 8). Renders nothing. */
export function ErrorNotice() {
  const notify = useNotify()
  useEffect(() => {
    let shownAt = -Infinity
    return onWindowError(() => {
      const now = performance.now()
      if (now - shownAt < QUIET_MS) return
      shownAt = now
      notify({ variant: 'error', title: failurePanelText.unknown, text: commonText.tryLater })
    })
  }, [notify])
  return null
}
