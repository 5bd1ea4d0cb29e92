import { styled } from 'styled-components'
import { FilterChips } from '#components/inputs/FilterChip/FilterChips.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { reportText } from '#domain/messages/report.ts'
import { regionName } from '#domain/region.ts'
import { comparisonPeriod } from '#domain/report/comparison.ts'
import { FiguresPanel } from './chart/FiguresPanel.tsx'
import { activeFilters, withoutFilter } from './activeFilters.ts'
import { LongReportNote } from './LongReportNote.tsx'
import { PrintStyle } from './print/PrintStyle.ts'
import { SettingsBar } from './settings/SettingsBar.tsx'
import { SettingsChips } from './settings/SettingsChips.tsx'
import { NoData } from './ReportEmptyStates.tsx'
import { ReportHeaderActions } from './ReportHeaderActions.tsx'
import type { ReportReading } from '#domain/report/reportReading.ts'
import type { ReportScreenProps } from './ReportScreenProps.ts'
import { RowsSection } from './table/RowsSection.tsx'
import { usePrintTheme } from './print/useIsPrinting.ts'
import { useReportActions } from './useReportActions.ts'
import { useReportModel } from './useReportModel.ts'

/** Results of ads or of titles. */
export function ReportScreen(props: ReportScreenProps) {
  const { kind, report: rows, names, pictures, today, countryNames, links, renderLink } = props
  const model = useReportModel(props)
  const actions = useReportActions(props, model)
  usePrintTheme()
  const { view, updateView, step, report, isSmall, isStale } = model
  const country = regionName(view.region, countryNames)
  const filters = activeFilters(view, names.data)
  const tooLong = rows.failure?.size ?? names.failure?.size
  const settings = { view, onChange: updateView, step, today }
  const shown = { view, onChange: updateView, report, names, isSmall, links, renderLink, today }
  return (
    <Page
      title={reportText.heading[kind]}
      subtitle={reportText.sub(view.period, comparisonPeriod(view.period, view.comparison), country, today)}
      actions={
        <ReportHeaderActions
          actions={actions}
          isSmall={isSmall}
          views={{
            savedViews: props.savedViews,
            onSavedViewsChange: props.onSavedViewsChange,
            view,
            viewHref: links.report,
            renderLink,
            today,
          }}
        />
      }
    >
      <PrintStyle />
      <Filters data-set={filters.length > 0 || undefined}>
        <FilterChips
          filters={filters}
          onRemove={(key) => updateView(withoutFilter(view, key))}
          onClearAll={() => updateView({ adIds: [], titleIds: [] })}
        />
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
          empty={<NoData view={view} onChange={updateView} country={country} today={today} onRetry={rows.retry} />}
          framed
        >
          {() => (
            <Dimmable data-dimmed={isStale || undefined} aria-busy={rows.loading}>
              <FiguresPanel
                {...shown}
                kind={kind}
                step={step}
                rows={rows}
                namesPending={model.namesPending}
                isPartial={rows.data?.rows.isComplete === false}
              />
              <RowsSection
                {...shown}
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

const Filters = styled.div`
  &[data-set] {
    margin-bottom: var(--sp-3);
  }
`

const Dimmable = styled.div`
  transition: opacity var(--t-base) var(--ease);

  /* Quick responses never dim. */
  &[data-dimmed] {
    opacity: 0.6;
    transition-delay: 150ms;
  }
`
