import { selectionBarFor } from '#components/data/SelectionBar/selectionBarFor.tsx'
import { useSelection } from '#components/data/SelectionBar/useSelection.ts'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { SkeletonBlock } from '#components/feedback/Skeleton/Skeleton.tsx'
import { TableSkeleton } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { periodText } from '#domain/messages/period.ts'
import { titlesText, titlesEmptyText } from '#domain/messages/titles.ts'
import { regionName } from '#domain/region.ts'
import { ListOrResults } from '#screens/shared/ListOrResults.tsx'
import { useTableExport } from '#screens/shared/useTableExport.ts'
import { useSearchKeys } from '#screens/shared/useSearchKeys.ts'
import { activeFilterLabels } from './filterControls.ts'
import { titlesCsv } from './titlesCsv.ts'
import type { TitlesScreenProps } from './TitlesScreenProps.ts'
import { TitlesTable } from './TitlesTable.tsx'
import { TrendsContext } from './TitleTrend.tsx'
import { TitlesToolbar } from './TitlesToolbar.tsx'
import { useTitlesModel } from './useTitlesModel.ts'
import { styled } from 'styled-components'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { NoRows } from '#screens/shared/NoRows.tsx'

const { noMatch, noneInRegion } = titlesEmptyText

/** The account's titles with their metrics for a period. */
export function TitlesScreen(props: TitlesScreenProps) {
  const { titles, today, region, countryNames, onShowAllCountries, resultsHref, renderLink } = props
  const model = useTitlesModel(props)
  const { selected, setSelected, clear, listRef } = useSelection(props.selection)
  const { view, updateView, lines, order, isComplete } = model
  const handleSearchKeyDown = useSearchKeys(listRef)
  const hasMatches = order.indices.length > 0
  const hasTable = titles.data !== undefined && (hasMatches || !isComplete)
  const country = regionName(region, countryNames)
  const counts = isComplete
    ? {
        shown: order.indices.length,
        all: lines.length,
        live: lines.filter(({ knownStatus }) => knownStatus === 'live').length,
      }
    : null

  const totalLabel = !isComplete
    ? titlesText.totalSoFar
    : country === null
      ? titlesText.total
      : (rows: number) => titlesText.totalIn(country, rows, lines.length)
  const handleExport = useTableExport({
    lines,
    order,
    columns: model.columns,
    totalLabel,
    fileName: (file) => titlesText.fileName(file, region, view.period),
    allColumns: titlesCsv,
  })

  const renderSelectionBar = selectionBarFor({ selected, clear }, resultsHref, renderLink)

  return (
    <Page
      title={titlesText.heading}
      beside={<ListOrResults current="list" href={resultsHref([])} renderLink={renderLink} />}
      subtitle={titlesText.sub(counts, country, view.period, today)}
      note={periodText.dataUpTo(today, view.period.to >= today)}
    >
      <TitlesToolbar
        model={model}
        today={today}
        onExport={hasMatches && isComplete ? handleExport : null}
        onSearchKeyDown={handleSearchKeyDown}
      />
      <div ref={listRef}>
        <Resource
          resource={titles}
          noun={titlesText.failureNoun}
          errorVariant="page"
          skeleton={
            <TableSkeleton
              columns={model.columns}
              sort={view.sort}
              image={
                model.isSmall ? (
                  <SkeletonBlock width={32} height={48} cover />
                ) : (
                  <SkeletonBlock width={24} height={36} cover />
                )
              }
              nameLines={2}
              hasTotals
              isSelectable
            />
          }
          isEmpty={(data) => data.length === 0}
          empty={
            country === null ? (
              <NoRows {...titlesEmptyText.none} onAction={titles.retry} />
            ) : (
              <NoRows
                {...noneInRegion}
                title={noneInRegion.title(country)}
                text={noneInRegion.text(country)}
                onAction={onShowAllCountries}
              />
            )
          }
        >
          {() =>
            hasTable ? (
              <>
                <TrendsContext value={props.trends}>
                  <TitlesTable
                    caption={titlesText.caption(view.period, today)}
                    lines={lines}
                    scope={model.scope}
                    order={order}
                    columns={model.columns}
                    sort={view.sort}
                    onSort={(sort) => updateView({ sort })}
                    totalLabel={totalLabel}
                    loading={titles.loading && !isComplete ? titles.progress : null}
                    isPartial={!isComplete}
                    titleHref={props.titleHref}
                    renderLink={renderLink}
                    selection={{ selected, onSelectionChange: setSelected, nameOf: ({ title }) => title.name }}
                    renderSelectionBar={renderSelectionBar}
                    onVisibleTitlesChange={props.onVisibleTitlesChange}
                  />
                </TrendsContext>
                {country !== null && isComplete && <ResultsNote href={resultsHref([])} renderLink={renderLink} />}
              </>
            ) : (
              <NoRows
                {...noMatch}
                title={noMatch.title(view.q.trim())}
                text={noMatch.text(activeFilterLabels(view, model.filterOptions))}
                onAction={model.clearSearchAndFilters}
              />
            )
          }
        </Resource>
        {!hasTable && renderSelectionBar?.(true)}
      </div>
    </Page>
  )
}

interface ResultsNoteProps {
  href: string
  renderLink: RenderLink
}

/** Link to title results, below the total of a country, which lacks the titles that no longer run there. */
function ResultsNote({ href, renderLink }: ResultsNoteProps) {
  return <Note>{renderLink({ to: href, className: 'tl', children: titlesText.resultsOfAll })}</Note>
}

const Note = styled.p`
  margin-top: var(--sp-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  @media (max-width: 767px) {
    & > a {
      display: flex;
      align-items: center;
      min-height: var(--touch);
    }
  }
`
