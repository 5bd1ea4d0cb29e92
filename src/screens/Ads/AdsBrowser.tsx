import type { ReactNode } from 'react'
import { selectionBarFor } from '#components/data/SelectionBar/selectionBarFor.tsx'
import { useSelection } from '#components/data/SelectionBar/useSelection.ts'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { adsText } from '#domain/messages/ads.ts'
import { regionName } from '#domain/region.ts'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'
import { NoAdMatches, NoAds } from './AdsEmpty.tsx'
import { AdsGrid } from './AdsGrid.tsx'
import type { AdsListProps } from './AdsListProps.ts'
import { AdsSkeleton } from './AdsSkeleton.tsx'
import { AdsTable } from './AdsTable.tsx'
import { AdsToolbar } from './AdsToolbar.tsx'
import { useAdsModel } from './useAdsModel.ts'
import { activeFilterLabels } from './adsFilter.ts'

interface Props extends AdsBrowserProps {
  heading: ReactNode
  /** Content above the heading. */
  before?: ReactNode
  /** Buttons to the right of the heading. */
  actions?: ReactNode
}

/** Ads of the account or of one title, as an artwork grid or a table. */
export function AdsBrowser({ heading, before, actions, ...props }: Props) {
  const { ads, today, countryNames, withTitle, adHref, compareHref, renderLink, onShowAllCountries } = props
  const model = useAdsModel(props)
  const { view, updateView, lines, order, isComplete } = model
  const { selected, setSelected, toggle, clear, listRef } = useSelection()
  const visibleCount = order.indices.length
  const hasNoMatch = visibleCount === 0 && isComplete
  const hasTable = view.layout === 'table' && ads.data !== undefined && !hasNoMatch
  const counts = isComplete ? countAds(lines, withTitle) : null
  const listProps: AdsListProps = {
    caption: adsText.caption(view.period, today),
    lines,
    order,
    view,
    columnKeys: model.chosenColumns.keys,
    isComplete,
    withTitle,
    countryNames,
    selected,
    adHref,
    renderLink,
    onSort: (sort) => updateView({ sort }),
    loading: ads.loading && !isComplete ? ads.progress : null,
  }
  const country = regionName(view.region, countryNames)
  const renderSelectionBar = selectionBarFor({ selected, clear }, compareHref, renderLink)
  return (
    <Page title={heading} subtitle={adsText.sub(counts, view.period, today)} before={before} actions={actions}>
      <AdsToolbar model={model} today={today} />
      <div ref={listRef}>
        <Resource
          resource={ads}
          noun={adsText.failureNoun}
          skeleton={<AdsSkeleton layout={view.layout} />}
          isEmpty={(data) => data.length === 0}
          empty={<NoAds country={country} onShowAllCountries={onShowAllCountries} onRetry={ads.retry} />}
        >
          {() =>
            hasNoMatch ? (
              <NoAdMatches
                search={view.q}
                filters={activeFilterLabels(view, model.controls)}
                onClear={model.clearSearchAndFilters}
              />
            ) : hasTable ? (
              <AdsTable {...listProps} onSelectionChange={setSelected} renderSelectionBar={renderSelectionBar} />
            ) : (
              <AdsGrid {...listProps} onToggle={toggle} />
            )
          }
        </Resource>
        {!hasTable && renderSelectionBar?.(true)}
      </div>
    </Page>
  )
}

function countAds(lines: AdsListProps['lines'], withTitle: boolean) {
  return {
    all: lines.length,
    titles: withTitle ? new Set(lines.map(({ ad }) => ad.titleId)).size : null,
    live: lines.filter(({ knownStatus }) => knownStatus === 'live').length,
  }
}
