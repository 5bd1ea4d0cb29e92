import type { ReactNode } from 'react'
import { selectionBarFor } from '#components/data/SelectionBar/selectionBarFor.tsx'
import { useSelection } from '#components/data/SelectionBar/useSelection.ts'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { useIsPrinting } from '#components/lib/useIsPrinting.ts'
import { adsText } from '#domain/messages/ads.ts'
import { regionName } from '#domain/region.ts'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'
import { AdsGrid } from './AdsGrid.tsx'
import type { AdsListProps } from './AdsListProps.ts'
import { AdsSkeleton } from './AdsSkeleton.tsx'
import { AdsTable } from './AdsTable.tsx'
import { AdsToolbar } from './AdsToolbar.tsx'
import { useAdsModel } from './useAdsModel.ts'
import { useSearchKeys } from '../shared/useSearchKeys.ts'
import { useTableExport } from '../shared/useTableExport.ts'
import { adsCsv } from './adsCsv.ts'
import { activeFilterLabels } from './adsFilter.ts'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { feedbackText } from '#domain/messages/common.ts'
import { NoRows } from '#screens/shared/NoRows.tsx'

interface Props extends AdsBrowserProps {
  heading: ReactNode
  /** Content above the heading. */
  before?: ReactNode
  /** Shown right after the heading. */
  beside?: ReactNode
  /** Buttons at the right of the heading. */
  actions?: ReactNode
}

const { noMatch, noneInRegion } = adsText

/** Ads of the account or of one title, as an artwork grid or a table. */
export function AdsBrowser({ heading, before, beside, actions, ...props }: Props) {
  const { ads, today, countryNames, withTitle, adHref, compareHref, renderLink, onShowAllCountries } = props
  const model = useAdsModel(props)
  const isPrinting = useIsPrinting()
  const { view, updateView, lines, order, isComplete, reasons } = model
  const { selected, setSelected, toggle, clear, listRef } = useSelection(props.selection)
  const handleSearchKeyDown = useSearchKeys(listRef)
  const visibleCount = order.indices.length
  const hasNoMatch = visibleCount === 0 && isComplete
  const hasTable = (view.layout === 'table' || isPrinting) && ads.data !== undefined && !hasNoMatch
  const totalLabel = isComplete ? adsText.total : adsText.totalSoFar
  const handleExport = useTableExport({
    lines,
    order,
    columns: model.columns,
    totalLabel,
    fileName: (file) => adsText.fileName(file, view.region, view.period),
    allColumns: adsCsv,
  })
  const counts = isComplete ? countAds(lines, visibleCount, withTitle) : null
  const listProps: AdsListProps = {
    caption: adsText.caption(view.period, today),
    lines,
    scope: model.scope,
    order,
    view,
    columns: model.columns,
    isComplete,
    withTitle,
    countryNames,
    reasons,
    selected,
    adHref,
    renderLink,
    onSort: (sort) => updateView({ sort }),
    loading: ads.loading && !isComplete ? ads.progress : null,
  }
  const country = regionName(view.region, countryNames)
  const renderSelectionBar = selectionBarFor({ selected, clear }, compareHref, renderLink)
  return (
    <Page
      title={heading}
      subtitle={adsText.sub(counts, view.period, today)}
      before={before}
      beside={beside}
      actions={actions}
    >
      <AdsToolbar
        model={model}
        today={today}
        onExport={visibleCount > 0 && isComplete ? handleExport : null}
        onSearchKeyDown={handleSearchKeyDown}
      />
      {reasons?.retry != null && <ReasonsFailed onRetry={reasons.retry} />}
      <div ref={listRef}>
        <Resource
          resource={ads}
          noun={adsText.failureNoun}
          errorVariant="page"
          skeleton={<AdsSkeleton model={model} />}
          isEmpty={(data) => data.length === 0}
          empty={
            country === null ? (
              <NoRows {...adsText.none} onAction={ads.retry} />
            ) : (
              <NoRows {...noneInRegion} title={noneInRegion.title(country)} onAction={onShowAllCountries} />
            )
          }
        >
          {() =>
            hasNoMatch ? (
              <NoRows
                {...noMatch}
                title={noMatch.title(view.q.trim())}
                text={noMatch.text(activeFilterLabels(view, model.controls))}
                onAction={model.clearSearchAndFilters}
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

function countAds(lines: AdsListProps['lines'], shown: number, withTitle: boolean) {
  return {
    shown,
    all: lines.length,
    titles: withTitle ? new Set(lines.map(({ ad }) => ad.titleId)).size : null,
    live: lines.filter(({ knownStatus }) => knownStatus === 'live').length,
  }
}

/** A quiet line: the ads are there, only the reasons of some are missing. */
function ReasonsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Line role="status">
      <span>{adsText.reasonsFailed}</span>
      <Button variant="ghost" onClick={onRetry}>
        {feedbackText.tryAgain}
      </Button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-bottom: var(--sp-4);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`
