import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { ArtworkStage } from '#components/data/ArtworkStage/ArtworkStage.tsx'
import { Drawer } from '#components/overlays/Drawer/Drawer.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import type { CampaignItem } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { adText } from '#domain/messages/ad.ts'
import { statusNames } from '#domain/messages/ads.ts'
import { AD_MEASURES, formatMeasure, MEASURE_FACTS, withRatios, type Figures } from '#domain/metrics.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { OutboundLink } from './OutboundLink.tsx'
import { RejectionNote } from './RejectionNote.tsx'

export interface ItemDrawerProps {
  item: Loadable<CampaignItem>
  /** Name to show while the item loads; null: unknown. */
  name: string | null
  campaignName: string | null
  /** For the period; null: unknown. */
  figures: Figures | null
  onClose: () => void
}

const text = adText.item

/** Drawer with one item of a campaign: its content, landing page and platform status. */
export function ItemDrawer({ item, name, campaignName, figures, onClose }: ItemDrawerProps) {
  return (
    <Drawer
      open
      title={shortName(item.data?.name ?? name ?? text.heading)}
      note={campaignName === null ? undefined : shortName(campaignName)}
      onClose={onClose}
    >
      <Resource resource={item} noun={text.failureNoun} skeleton={<ItemSkeleton />} onBack={onClose}>
        {(data) => (
          <Parts>
            <ArtworkStage
              url={data.artworkUrl}
              alt={data.headline ?? data.name}
              title={data.name}
              stageHeight={260}
              lit
            />
            <RejectionNote item={data} />
            <Facts item={data} figures={figures} />
          </Parts>
        )}
      </Resource>
    </Drawer>
  )
}

function Facts({ item, figures }: { item: CampaignItem; figures: Figures | null }) {
  const { status, headline, text: body, linkUrl, platform, platformRef } = item
  const platformNames = usePlatformNames()
  const values = figures && withRatios(figures)
  return (
    <List>
      <dt>{text.status}</dt>
      <dd>
        <StatusMark status={status} label={status === null ? adText.noStatus : (statusNames.get(status) ?? status)} />
      </dd>
      <Fact name={text.headline} value={headline} />
      <Fact name={text.text} value={body} />
      {linkUrl !== null && linkUrl !== '' && (
        <>
          <dt>{text.landingPage}</dt>
          <dd>
            <OutboundLink url={linkUrl} icon={<ExternalLink size={14} strokeWidth={1.5} aria-hidden />} />
          </dd>
        </>
      )}
      {platform !== null && (
        <>
          <dt>{text.platform}</dt>
          <dd>
            <PlatformMark platform={platform} label={platformNames[platform]} />
          </dd>
        </>
      )}
      <Fact name={adText.campaign.reference(platform === null ? null : platformNames[platform])} value={platformRef} />
      {values !== null &&
        AD_MEASURES.map((measure) => (
          <Fact key={measure} name={MEASURE_FACTS[measure].name} value={formatMeasure(measure, values[measure])} />
        ))}
    </List>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null || value === '') return null
  return (
    <>
      <dt>{name}</dt>
      <dd className="fig">
        <bdi>{value}</bdi>
      </dd>
    </>
  )
}

function ItemSkeleton() {
  return (
    <Skeleton>
      <Parts>
        <SkeletonBlock height={260} />
        {[70, 50, 80, 60].map((width) => (
          <SkeletonLine key={width} width={`${width}%`} />
        ))}
      </Parts>
    </Skeleton>
  )
}

const Parts = styled.div`
  display: grid;
  gap: var(--sp-5);
`

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(88px, auto) minmax(0, 1fr);
  gap: var(--sp-2) var(--sp-4);

  & > dt {
    color: var(--text-3);
  }

  & > dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
