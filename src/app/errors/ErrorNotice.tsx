import { useEffect } from 'react'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { FAILURES } from '#domain/failure.ts'
import { commonText } from '#domain/messages/common.ts'
import { useErrorReporter } from './errorReporter.ts'
import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import { OptionalBoundary } from './OptionalBoundary.tsx'

/** Minimum time between notifications: one fault often throws many times. */
const QUIET_MS = 60_000

/** Shows a notification for window errors: 'Please try again later.' (spec section 8). Renders nothing. */
export function ErrorNotice() {
  const notify = useNotify()
  const { onWindowError } = useErrorReporter()
  useEffect(() => {
    let lastShownMs = -Infinity
    return onWindowError(() => {
      const nowMs = performance.now()
      if (nowMs - lastShownMs < QUIET_MS) return
      lastShownMs = nowMs
      notify({ variant: 'error', title: FAILURES.unknown.title, text: commonText.tryLater })
    })
  }, [notify, onWindowError])
  return null
}

/** Shows window errors on pages outside the workspace, which has notifications of its own. */
export function PublicErrorNotice() {
  return (
    <OptionalBoundary>
      <Notifications onCrash={useErrorReporter().report}>
        <ErrorNotice />
      </Notifications>
    </OptionalBoundary>
  )
}
