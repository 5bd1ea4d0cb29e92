import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { LoadingNote } from '#components/feedback/LoadingNote/LoadingNote.tsx'
import { useDelayedFlag } from '#components/feedback/Skeleton/useDelayedFlag.ts'
import type { Loadable } from '#domain/loadable.ts'
import { Dimmable } from './Dimmable.ts'
import { ResourceBox, ResourceNotice, type ResourceStatusProps } from './ResourceStatus.tsx'

export interface ResourceProps<T> extends Omit<ResourceStatusProps, 'resource'> {
  /** What is loaded: its data and state, from a data hook. */
  resource: Loadable<T>
  /** In the shape of the expected data. */
  skeleton: ReactNode
  /** Whether loaded data has nothing to show. @default never */
  isEmpty?: (data: T) => boolean
  /** Shown for empty data: an `Empty`. @default none */
  empty?: ReactNode
  /** Renders the data, which is dimmed if other data will take its place. */
  children: (data: T) => ReactNode
}

/**
 * Renders anything that loads: skeleton, refetch, paged progress, slow and cancelled loads, empty data, and errors with
 * or without data. Screens never check these states themselves.
 */
export function Resource<T>(props: ResourceProps<T>) {
  const { resource, skeleton } = props
  const { data, loading, failure, progress, cancelled, cancel } = resource
  const isFirstLoad = data === undefined && failure === null && !cancelled
  const isSkeletonVisible = useDelayedFlag(isFirstLoad)
  // The skeleton takes up space before it becomes visible, and stays for a minimum time afterwards.
  const hasSkeleton = isFirstLoad || (isSkeletonVisible && failure === null && !cancelled)
  return (
    <ResourceBox aria-busy={loading || isFirstLoad}>
      <LoadingNote loading={loading && !cancelled} progress={progress} onCancel={cancel} />
      {hasSkeleton ? <SkeletonBox data-visible={isSkeletonVisible}>{skeleton}</SkeletonBox> : <Outcome {...props} />}
    </ResourceBox>
  )
}

function Outcome<T>({ isEmpty, empty, children, ...props }: ResourceProps<T>) {
  const { data, isComplete, loading, failure } = props.resource
  const [cameLate] = useState(data === undefined)
  const [lastComplete, setLastComplete] = useState<T>()
  if (isComplete && data !== lastComplete) setLastComplete(data)
  // Not the first rows of a list, but what was complete and is loaded again, or answers another question.
  const dimmed = data === lastComplete && (!isComplete || (loading && failure === null))
  return (
    <>
      <ResourceNotice {...props} />
      {data !== undefined && (
        <Dimmable data-dimmed={dimmed} data-opens={cameLate || undefined}>
          {isComplete && isEmpty?.(data) === true ? empty : children(data)}
        </Dimmable>
      )}
    </>
  )
}

const SkeletonBox = styled.div`
  &[data-visible='false'] {
    visibility: hidden;
  }
`
