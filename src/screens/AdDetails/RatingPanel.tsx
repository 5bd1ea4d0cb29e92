import { styled } from 'styled-components'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import type { Rating } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import type { Loadable } from '#domain/loadable.ts'
import { adText } from '#domain/messages/ad.ts'
import type { RatingInput } from './AdDetailsScreenProps.ts'
import { RatingForm } from './RatingForm.tsx'

interface RatingPanelProps {
  rating: Loadable<Rating>
  onRate: (given: RatingInput) => Promise<Failure | null>
  userName: string | null
}

/** The account's rating of the ad, with the form to change it. */
export function RatingPanel({ rating, onRate, userName }: RatingPanelProps) {
  return (
    <Panel title={adText.rating.heading} actions={<Note>{adText.rating.note}</Note>}>
      <Resource resource={rating} noun={adText.rating.failureNoun} skeleton={<RatingSkeleton />}>
        {(saved) => <RatingForm saved={saved} onRate={onRate} userName={userName} />}
      </Resource>
    </Panel>
  )
}

function RatingSkeleton() {
  return (
    <Skeleton>
      <SkeletonLayout>
        <SkeletonLine width={180} height={20} />
        <SkeletonBlock height={82} />
        <SkeletonBlock width={110} height={36} />
      </SkeletonLayout>
    </Skeleton>
  )
}

const Note = styled.span`
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

const SkeletonLayout = styled.div`
  display: grid;
  gap: var(--sp-4);
`
