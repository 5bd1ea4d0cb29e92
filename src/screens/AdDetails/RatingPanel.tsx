import { styled } from 'styled-components'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { adText } from '#domain/messages/ad.ts'
import type { RatingDraft } from '#domain/rating.ts'
import { RatingForm } from './RatingForm.tsx'
import type { AdDetailsScreenProps } from './AdDetailsScreenProps.ts'

interface RatingPanelProps extends Pick<AdDetailsScreenProps, 'rating' | 'onRate' | 'userName' | 'raterName'> {
  draft: RatingDraft
}

/** The account's rating of the ad, with the form to change it, or to replace another person's. */
export function RatingPanel({ rating, onRate, draft, userName, raterName }: RatingPanelProps) {
  return (
    <Panel title={adText.rating.heading} actions={<Note>{adText.rating.note}</Note>}>
      <Resource resource={rating} noun={adText.rating.failureNoun} skeleton={<RatingSkeleton />}>
        {(saved) => (
          <RatingForm saved={saved} onRate={onRate} draft={draft} userName={userName} raterName={raterName} />
        )}
      </Resource>
    </Panel>
  )
}

function RatingSkeleton() {
  return (
    <Skeleton>
      <SkeletonLayout>
        <SkeletonLine width={180} height={20} />
        <div>
          <SkeletonLine width={60} />
          <SkeletonBlock height={80} />
        </div>
        <SkeletonBlock width={110} height="var(--ctl-h)" />
      </SkeletonLayout>
    </Skeleton>
  )
}

const Note = styled.span`
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

/** As tall as RatingFields: stars, comment, button and the line below it. */
const SkeletonLayout = styled.div`
  display: grid;
  grid-template-rows: var(--ctl-h) auto auto;
  gap: var(--sp-4);
  align-items: center;
  padding-bottom: calc(var(--sp-2) + var(--lh-small));

  & > div:nth-child(2) {
    display: grid;
    grid-template-rows: var(--lh-small) auto;
    gap: 6px;
    align-items: center;
  }
`
