import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { ResourceStatus } from '#components/feedback/Resource/ResourceStatus.tsx'
import { TableSkeleton } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { formatNumber } from '#domain/format.ts'
import type { Loadable } from '#domain/loadable.ts'
import { adText } from '#domain/messages/ad.ts'
import type { Figures } from '#domain/metrics.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import type { AdDetailsScreenProps } from './AdDetailsScreenProps.ts'
import { campaignLines } from './campaignLines.ts'
import { campaignColumns } from './campaignColumns.tsx'
import { CampaignsTable, CAMPAIGNS_TABLE_LAYOUT } from './CampaignsTable.tsx'

export interface CampaignsPanelProps extends Pick<
  AdDetailsScreenProps,
  'campaigns' | 'expandedCampaign' | 'names' | 'view' | 'onView'
> {
  figures: Loadable<ReadonlyMap<number, Figures>>
}

const text = adText.campaigns

/** Campaigns of an ad with their figures; each expands to show its items. Works without the figures. */
export function CampaignsPanel({ campaigns, figures, expandedCampaign, names, view, onView }: CampaignsPanelProps) {
  const { region } = view
  const platformNames = usePlatformNames()
  const lines = useMemo(
    () => campaignLines(campaigns.data ?? [], figures.data, region, platformNames),
    [campaigns.data, figures.data, region, platformNames],
  )
  return (
    <Panel title={text.heading} titleNote={campaigns.isComplete && <Count>{formatNumber(lines.length)}</Count>}>
      <Resource
        resource={campaigns}
        noun={text.failureNoun}
        skeleton={
          <Bleed>
            <TableSkeleton
              columns={campaignColumns({ countries: names.countries, withPlatform: false })}
              rows={4}
              {...CAMPAIGNS_TABLE_LAYOUT}
            />
          </Bleed>
        }
        isEmpty={() => lines.length === 0}
        empty={
          <Empty headingLevel={3} title={text.none.title}>
            {text.none.text}
          </Empty>
        }
      >
        {() => (
          <>
            {figures.failure !== null && (
              <Inset>
                <ResourceStatus resource={figures} noun={text.resultsFailureNoun} errorVariant="strip" />
              </Inset>
            )}
            {campaigns.isComplete &&
              view.campaign !== null &&
              lines.every(({ campaign }) => campaign.id !== view.campaign) && (
                <Inset>
                  <Banner tone="info" title={text.notFound.title}>
                    {text.notFound.text}
                  </Banner>
                </Inset>
              )}
            <Bleed>
              <CampaignsTable
                lines={lines}
                expandedCampaign={expandedCampaign}
                names={names}
                view={view}
                onView={onView}
              />
            </Bleed>
          </>
        )}
      </Resource>
    </Panel>
  )
}

const Count = styled.span`
  color: var(--text-3);
  font-family: var(--font-num);
  font-size: var(--fs-small);
`

/** Lets the table reach the panel's edges. */
const Bleed = styled.div`
  margin: 0 calc(-1 * var(--sp-5)) calc(-1 * var(--sp-3));

  @media (max-width: 767px) {
    margin-inline: calc(-1 * var(--sp-4));
  }
`

const Inset = styled.div`
  padding-bottom: var(--sp-3);
`
