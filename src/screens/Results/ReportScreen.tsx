import { styled } from 'styled-components'
import { FilterChips, type ActiveFilter } from '#components/inputs/FilterChip/FilterChips.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { Dimmable } from '#components/feedback/Resource/Dimmable.ts'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { reportText } from '#domain/messages/report.ts'
import { resultsText } from '#domain/messages/results.ts'
import { regionName } from '#domain/region.ts'
import { chosenIn, type ReportView } from '#domain/report/reportView.ts'
import { ListOrResults } from '#screens/shared/ListOrResults.tsx'
import { TitleLine } from '#screens/shared/title/TitleLine.tsx'
import { FiguresPanel } from './chart/FiguresPanel.tsx'
import { AddChosen } from './AddChosen.tsx'
import { LongReportNote } from './LongReportNote.tsx'
import { SettingsBar } from './settings/SettingsBar.tsx'
import { SettingsChips } from './settings/SettingsChips.tsx'
import { NoData } from './ReportEmptyStates.tsx'
import { ReportHeaderActions } from './ReportHeaderActions.tsx'
import type { ReportReading } from '#domain/report/reportReading.ts'
import type { ReportScreenProps } from './ReportScreenProps.ts'
import { RowsSection } from './table/RowsSection.tsx'
import { useReportActions } from './useReportActions.ts'
import { useReportModel } from './useReportModel.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'

/** Results of ads or of titles. */
export function ReportScreen(props: ReportScreenProps) {
  const { kind, onlyTitle, report: rows, names, pictures, today, countryNames, links, renderLink } = props
  const model = useReportModel(props)
  const actions = useReportActions(props, model)
  const { view, updateView, step, report, isSmall, isStale } = model
  const country = regionName(view.region, countryNames)
  const filters = activeFilters(view, names.data)
  const chosen = chosenIn(view)
  const tooLong = rows.failure?.size ?? names.failure?.size
  const settings = { view, onChange: updateView, step, today }
  const shown = { view, onChange: updateView, report, names, isSmall, today }
  return (
    <Page
      title={reportText.heading[kind]}
      beside={
        <>
          {onlyTitle === null && <ListOrResults current="results" href={props.listHref} renderLink={renderLink} />}
          <Subtitle>{resultsText.sub(view.period, view.comparison, country, today)}</Subtitle>
        </>
      }
      {...(onlyTitle !== null && {
        before: (
          <TitleLine
            title={onlyTitle.title.data}
            fallbackName={onlyTitle.title.failure === null ? null : reportText.unknownName(onlyTitle.id)}
            adCount={country === null ? onlyTitle.title.data?.adCount : undefined}
            current="results"
            hrefs={onlyTitle.hrefs}
            renderLink={renderLink}
          />
        ),
      })}
      actions={
        <ReportHeaderActions
          actions={actions}
          isSmall={isSmall}
          views={{
            savedViews: props.savedViews,
            onSavedViewsChange: props.onSavedViewsChange,
            view,
            kind,
            viewHref: links.report,
            renderLink,
            today,
          }}
        />
      }
    >
      <Filters data-set={filters.length > 0 || undefined}>
        <FilterChips
          filters={filters}
          onRemove={(key) => updateView(withoutFilter(view, key))}
          onClearAll={() => updateView({ adIds: [], titleIds: [] })}
        />
        {chosen && (
          <AddChosen
            chosen={chosen}
            choices={props.choices}
            onChoosing={props.onChoosing}
            onAdd={(id) => updateView({ [chosen.by === 'ad' ? 'adIds' : 'titleIds']: [...chosen.ids, id] })}
          />
        )}
      </Filters>
      {isSmall ? <SettingsChips {...settings} /> : <SettingsBar {...settings} />}
      {tooLong ? (
        <LongReportNote size={tooLong} view={view} onChange={updateView} today={today} />
      ) : (
        <Resource<ReportReading | null>
          // ReportStatus shows the progress in a place of its own, so that nothing moves.
          resource={{
            ...rows,
            data: rows.data ?? (rows.failure !== null || rows.cancelled ? undefined : null),
            progress: null,
            loading: rows.loading && rows.failure !== null,
          }}
          noun={reportText.failureNoun}
          // The content has its own placeholders, so that it does not remount when data arrives.
          skeleton={null}
          isEmpty={(reading) => reading !== null && rows.isComplete && !rows.loading && report?.isEmpty === true}
          empty={
            <NoData
              view={view}
              onChange={updateView}
              hasNoAds={filters.length === 0 && names.isComplete && names.data?.ads.size === 0}
              country={country}
              today={today}
              onRetry={rows.retry}
            />
          }
          errorVariant="page"
        >
          {() => (
            <Dimmable data-dimmed={isStale} aria-busy={rows.loading || isStale}>
              <FiguresPanel
                {...shown}
                step={step}
                rows={rows}
                namesPending={model.namesPending}
                isPartial={rows.data?.tableRows.isComplete === false}
              />
              <RowsSection
                {...shown}
                scope={model.scope}
                kind={kind}
                links={links}
                renderLink={renderLink}
                onSearch={model.setSearch}
                onClearSearch={model.clearSearch}
                chosenColumns={model.chosenColumns}
                onColumns={model.chooseColumns}
                loading={rows.loading && report?.isPartial === true ? rows.progress : null}
                pictures={pictures}
              />
            </Dimmable>
          )}
        </Resource>
      )}
    </Page>
  )
}

const Subtitle = styled.p`
  color: var(--text-2);
`

const Filters = styled.div`
  &[data-set] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    align-items: center;
    margin-bottom: var(--sp-3);
  }
`

/** Up to this many titles or ads get a chip each; more get one chip with their number. */
const MAX_NAMED = 6

/** Filters for the titles and ads that a report is limited to, by name if known. */
function activeFilters({ adIds, titleIds }: ReportView, tree: ReportTree | undefined): ActiveFilter[] {
  const { filters, selectedCount, unknownName } = reportText
  const toFilters = (
    ids: readonly number[],
    names: ReadonlyMap<number, { name: string }> | undefined,
    key: string,
    one: string,
    many: string,
  ): ActiveFilter[] =>
    ids.length > MAX_NAMED
      ? [{ key, label: many, value: selectedCount(ids.length) }]
      : ids.map((id) => ({ key: `${key}${id}`, label: one, value: names?.get(id)?.name ?? unknownName(id) }))
  return [
    ...toFilters(titleIds, tree?.titles, 'title', filters.title, filters.titles),
    ...toFilters(adIds, tree?.ads, 'ad', filters.ad, filters.ads),
  ]
}

/** The change of the view that removes one filter of activeFilters. */
function withoutFilter({ adIds, titleIds }: ReportView, key: string): Partial<ReportView> {
  return {
    titleIds: key === 'title' ? [] : titleIds.filter((id) => key !== `title${id}`),
    adIds: key === 'ad' ? [] : adIds.filter((id) => key !== `ad${id}`),
  }
}
