import { useEffect } from 'react'
import { useNotify } from '#components/Notifications/useNotify.ts'
import { commonText } from '#domain/messages/common.ts'
import { failurePanelText } from '#domain/messages/failures.ts'
import { onWindowError } from './windowErrors.ts'

/** One trouble often throws again and again. */
const QUIET_MS = 60_000

/** Tells the person that something they did came to nothing: 'Please try again later.' (spec section 8, App error handler). */
export function ErrorNotice() {
  const notify = useNotify()
  useEffect(() => {
    let toldAt = -Infinity
    return onWindowError(() => {
      const now = performance.now()
      if (now - toldAt < QUIET_MS) return
      toldAt = now
      notify({ variant: 'error', title: failurePanelText.unknown, text: commonText.tryLater })
    })
  }, [notify])
  return null
}
