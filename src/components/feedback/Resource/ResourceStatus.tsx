import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { LoadingNote } from '#components/feedback/LoadingNote/LoadingNote.tsx'
import { PanelError, type PanelErrorVariant } from '#components/feedback/PanelError/PanelError.tsx'
import type { Loadable } from '#domain/loadable.ts'
import { feedbackText } from '#domain/messages/common.ts'

/** Around what loads. Carries the loading note on its upper edge, unless it is in a card, whose edge then does. */
export const ResourceBox = styled.div`
  position: var(--resource-position, relative);
  min-width: 0;
`

export interface ResourceStatusProps {
  /** What is loaded: its data and state, from a data hook. */
  resource: Loadable<unknown>
  /** The requested thing with its article, for error messages: 'this title'. @default "this" */
  noun?: string | undefined
  /** Called by the Back button, offered when the requested thing doesn't exist. @default none */
  onBack?: (() => void) | undefined
  /** Offered beside Back when the requested thing doesn't exist: it may be in another account. @default none */
  onSwitchAccount?: (() => void) | null
  /** How an error looks if there is no data; a strip above it if there is. @default "panel" */
  errorVariant?: PanelErrorVariant
}

/** The loading note, error or cancellation of a resource without its data. Use Resource to show the data as well. */
export function ResourceStatus(props: ResourceStatusProps) {
  const { data, loading, failure, progress, cancelled, cancel } = props.resource
  const isFirstLoad = data === undefined && failure === null && !cancelled
  return (
    <ResourceBox aria-busy={loading || isFirstLoad}>
      <LoadingNote loading={loading && !cancelled} progress={progress} onCancel={cancel} />
      <ResourceNotice {...props} />
    </ResourceBox>
  )
}

/** The error or cancellation of a resource, or how many rows are missing from it; nothing otherwise. */
export function ResourceNotice({
  resource: { data, isComplete, loading, failure, unreadRows, retrying, progress, cancelled, retry },
  noun,
  onBack,
  onSwitchAccount = null,
  errorVariant = 'panel',
}: ResourceStatusProps) {
  const variant = data === undefined ? errorVariant : 'strip'
  const error = failure !== null && (
    <PanelError
      failure={failure}
      retrying={retrying}
      onRetry={retry}
      onBack={onBack}
      onSwitchAccount={onSwitchAccount}
      busy={loading && retrying === null}
      noun={noun}
      variant={variant}
    />
  )
  const cancellation = cancelled && !loading && (
    <Banner
      tone="info"
      title={data === undefined || isComplete ? feedbackText.loadStopped : feedbackText.partlyLoaded(progress)}
      action={
        <Button size="s" onClick={retry}>
          {feedbackText.loadAgain}
        </Button>
      }
    />
  )
  const omission = unreadRows > 0 && (
    <Banner tone="warning" title={feedbackText.unreadRows(unreadRows)}>
      {feedbackText.unreadRowsNote}
    </Banner>
  )
  const notice = error || cancellation || omission
  return notice && variant === 'strip' ? <Above>{notice}</Above> : notice
}

const Above = styled.div`
  margin-bottom: var(--sp-3);
`
