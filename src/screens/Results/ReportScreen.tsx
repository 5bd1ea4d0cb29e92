import { styled } from 'styled-components'
import { FilterChips } from '#components/inputs/FilterChip/FilterChips.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { reportText } from '#domain/messages/report.ts'
import { METRICS } from '#domain/metrics.ts'
import { regionName } from '#domain/regionName.ts'
import { comparisonPeriod } from '#domain/report/comparison.ts'
import { countAt } from '#domain/report/reportFigures.ts'
import { FiguresPanel } from './FiguresPanel.tsx'
import { narrowedFilters, withoutFilter } from './narrowed.ts'
import { PrintStyle } from './PrintStyle.ts'
import { ReportBar } from './ReportBar.tsx'
import { ReportChips } from './ReportChips.tsx'
import { NoFigures } from './ReportEmpty.tsx'
import { ReportHead } from './ReportHead.tsx'
import type { ReportReading } from '#domain/report/reportReading.ts'
import type { ReportScreenProps } from './ReportScreenProps.ts'
import { RowsPart } from './RowsPart.tsx'
import { usePaperTheme } from './usePrinting.ts'
import { useReportActions } from './useReportActions.ts'
import { useReportModel, type ReportFigures } from './useReportModel.ts'

/** The results of ads or of titles (screens.md, Ad results, Title results; visual.md, screen 6). */
export function ReportScreen(props: ReportScreenProps) {
  const { kind, usual, report, today, countryNames, links, renderLink, saved, onSaved, onBack } = props
  const model = useReportModel(props)
  const actions = useReportActions(props, model)
  usePaperTheme()
  const { view, change, figures, small, stale, tree } = model
  const country = regionName(view.region, countryNames)
  const filters = narrowedFilters(view, tree)
  return (
    <Page
      title={reportText.heading[kind]}
      sub={reportText.sub(view.period, comparisonPeriod(view.period, view.comparison), country, today)}
      actions={
        <ReportHead
          actions={actions}
          small={small}
          views={{ saved, onSaved, view, hrefOf: links.here, renderLink, today, usual }}
        />
      }
    >
      <PrintStyle />
      <Narrowed data-set={filters.length > 0 || undefined}>
        <FilterChips
          filters={filters}
          onRemove={(key) => change(withoutFilter(view, key))}
          onClear={() => change({ adIds: [], titleIds: [] })}
        />
      </Narrowed>
      {small ? <ReportChips model={model} today={today} /> : <ReportBar model={model} today={today} />}
      <Resource<ReportReading | null>
        // How far it has come is told within the figures, in a place of its own: nothing moves for it.
        resource={{
          ...report,
          data: report.data ?? (report.failure !== null || report.cancelled ? undefined : null),
          progress: null,
          loading: report.loading && report.failure !== null,
        }}
        noun={reportText.these}
        // What is on its way has its place in the content itself: nothing is mounted anew when it comes.
        skeleton={null}
        isEmpty={(reading) => reading?.whole === true && !report.loading && figures !== null && isWithout(figures)}
        empty={<NoFigures view={view} change={change} country={country} today={today} onLookAgain={report.retry} />}
        framed
        onBack={onBack}
      >
        {() => (
          <Dimmable data-dimmed={stale || undefined} aria-busy={report.loading}>
            <FiguresPanel model={model} report={report} today={today} />
            <RowsPart props={props} model={model} />
          </Dimmable>
        )}
      </Resource>
    </Page>
  )
}

/** Nothing is known, neither of the period nor of the one it is compared with. */
function isWithout({ summary: { now, earlier } }: ReportFigures): boolean {
  return [now, ...(earlier ? [earlier] : [])].every((sums) =>
    METRICS.every((metric) => countAt(sums, 0, 'all', metric) === null),
  )
}

const Narrowed = styled.div`
  &[data-set] {
    margin-bottom: var(--sp-3);
  }
`

const Dimmable = styled.div`
  transition: opacity var(--t-base) var(--ease);

  /* A quick answer never dims. */
  &[data-dimmed] {
    opacity: 0.6;
    transition-delay: 150ms;
  }
`
