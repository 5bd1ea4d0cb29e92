import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { Button } from '#components/actions/Button/Button.tsx'
import { LoadingNote } from '#components/feedback/LoadingNote/LoadingNote.tsx'
import { PanelError } from '#components/feedback/PanelError/PanelError.tsx'
import { useDelayedFlag } from '#components/feedback/Skeleton/useDelayedFlag.ts'
import type { Loadable } from '#domain/loadable.ts'
import { feedbackText } from '#domain/messages/common.ts'

export interface ResourceProps<T> {
  resource: Loadable<T>
  /** In the shape of what comes. */
  skeleton: ReactNode
  /** True for data that is there but has nothing to show. */
  isEmpty?: (data: T) => boolean
  /** Stands in for empty data: an `Empty`. */
  empty?: ReactNode
  /** What is asked for, with its article: 'this title'. */
  noun?: string | undefined
  /** Offered where what was asked for is not there. */
  onBack?: (() => void) | undefined
  /** A way out of a failure in place of the usual one: a small quiet button or link. */
  errorAction?: ReactNode
  /** Gives an error a hairline ring of its own, where this does not stand inside a panel. */
  framed?: boolean
  /** `dimmed`: old data, the new is on its way; drawn at 60 % already. */
  children: (data: T, state: { dimmed: boolean }) => ReactNode
}

/**
 * Whatever loads is drawn by this: first load, refetch, page by page, slow, stopped, empty, failed with and without
 * data (behaviour.md, Requests, and What each failure shows; visual.md, States). No screen looks at a status itself.
 */
export function Resource<T>(props: ResourceProps<T>) {
  const { resource, skeleton } = props
  const { data, loading, failure, progress, cancelled, cancel } = resource
  const first = data === undefined && failure === null && !cancelled
  const seen = useDelayedFlag(first)
  // The skeleton keeps its place before it is seen, and stays its time once it was.
  const showSkeleton = first || (seen && failure === null && !cancelled)
  return (
    <Place aria-busy={loading || first}>
      <LoadingNote loading={loading && !cancelled} progress={progress} onCancel={cancel} />
      {showSkeleton ? <Waiting data-seen={seen}>{skeleton}</Waiting> : <Outcome {...props} />}
    </Place>
  )
}

function Outcome<T>({
  resource,
  isEmpty,
  empty,
  noun,
  onBack,
  errorAction,
  framed = false,
  children,
}: ResourceProps<T>) {
  const { data, loading, failure, retrying, progress, cancelled, retry } = resource
  const error = failure !== null && (
    <PanelError
      failure={failure}
      retrying={retrying}
      onRetry={retry}
      onBack={onBack}
      busy={loading}
      noun={noun}
      action={errorAction}
      compact={data !== undefined}
      framed={framed}
    />
  )
  const stopped = cancelled && !loading && (
    <Banner
      tone="info"
      title={data === undefined ? feedbackText.loadStopped : feedbackText.onlyFirst(progress)}
      action={
        <Button size="s" onClick={retry}>
          {feedbackText.continue}
        </Button>
      }
    />
  )
  if (data === undefined) return <>{error || stopped}</>

  const whole = progress === null && !cancelled
  const dimmed = loading && whole && failure === null
  return (
    <>
      {(error || stopped) && <Above>{error || stopped}</Above>}
      <Dimmable data-dimmed={dimmed}>{whole && isEmpty?.(data) === true ? empty : children(data, { dimmed })}</Dimmable>
    </>
  )
}

const Place = styled.div`
  min-width: 0;
`

const Above = styled.div`
  margin-bottom: var(--sp-3);
`

const Waiting = styled.div`
  &[data-seen='false'] {
    visibility: hidden;
  }
`

const Dimmable = styled.div`
  transition: opacity var(--t-base) var(--ease);

  /* A quick answer never dims. */
  &[data-dimmed='true'] {
    opacity: 0.6;
    transition-delay: 150ms;
  }
`
