import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { useErrorReporter } from './errorReporter.ts'
import { OptionalBoundary } from './OptionalBoundary.tsx'

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
