import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Skeleton, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import type { Campaign, CampaignDetails } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import type { AdDetailsNames, ExpandedCampaign } from './AdDetailsScreenProps.ts'
import { CampaignItems } from './CampaignItems.tsx'
import { OutboundLink } from './OutboundLink.tsx'

interface CampaignContentProps {
  campaign: Campaign
  expandedCampaign: ExpandedCampaign
  names: AdDetailsNames
  status: string | null
  onStatusChange: (status: string | null) => void
  onOpenItem: (itemId: number) => void
}

const text = adText.campaign

/** Content of an expanded campaign: its details, then its items. */
export function CampaignContent({
  campaign,
  expandedCampaign,
  names,
  status,
  onStatusChange,
  onOpenItem,
}: CampaignContentProps) {
  return (
    <Box>
      <Details>
        <Resource resource={expandedCampaign.details} noun={text.failureNoun} skeleton={<DetailsSkeleton />}>
          {(details) => <Facts details={details} names={names} />}
        </Resource>
      </Details>
      <CampaignItems
        campaign={campaign}
        expandedCampaign={expandedCampaign}
        status={status}
        onStatusChange={onStatusChange}
        onOpenItem={onOpenItem}
      />
    </Box>
  )
}

function Facts({ details, names }: { details: CampaignDetails; names: AdDetailsNames }) {
  const { placementId, startsOn, endsOn, platform, platformRef, linkUrl } = details
  const platformNames = usePlatformNames()
  return (
    <List>
      {placementId !== null && (
        <div>
          <dt>{text.placement}</dt>
          <dd>
            <bdi>{names.placements.get(placementId) ?? placementId}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{text.dates}</dt>
        <dd className="fig">{adText.dates(startsOn, endsOn)}</dd>
      </div>
      {platformRef !== null && (
        <div>
          <dt>{text.reference(platform === null ? null : platformNames[platform])}</dt>
          <dd className="fig">{platformRef}</dd>
        </div>
      )}
      {linkUrl !== null && (
        <div>
          <dt>{text.landingPage}</dt>
          <dd>
            <OutboundLink url={linkUrl} icon={<ExternalLink size={12} strokeWidth={1.5} aria-hidden />} />
          </dd>
        </div>
      )}
    </List>
  )
}

function DetailsSkeleton() {
  return (
    <Skeleton>
      <List as="div">
        {[110, 140, 90].map((width) => (
          <div key={width}>
            <SkeletonLine width={50} height={8} />
            <SkeletonLine width={width} />
          </div>
        ))}
      </List>
    </Skeleton>
  )
}

const Box = styled.div`
  /* Its parts load by themselves, not on the edge of the panel. */
  --resource-position: relative;

  /* The figures of the creatives end where those of the campaigns do. */
  margin-inline: -14px;
  padding: 10px 14px var(--sp-1);
  border-radius: var(--r-2);
  background: var(--bg);
  box-shadow: inset 0 0 0 1px var(--line);

  @media (max-width: 767px) {
    margin-inline: 0;
    padding: var(--sp-2) 10px 2px;
  }
`

const Details = styled.div`
  padding: 2px 0 10px;
`

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-6);
  min-height: 36px;
  font-size: var(--fs-small);
  line-height: 1.125rem;
  overflow-wrap: anywhere;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    align-content: center;
    min-width: 0;
    max-width: 100%;
  }

  & dt {
    color: var(--text-3);
  }
`
