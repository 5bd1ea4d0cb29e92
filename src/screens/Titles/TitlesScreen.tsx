import { useState } from 'react'
import { Page } from '#components/layout/Page/Page.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { saveTextFile } from '#components/lib/saveFile.ts'
import type { RowId } from '#components/data/DataTable/useSelection.tsx'
import { TableSkeleton } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { periodText } from '#domain/messages/period.ts'
import { titlesText } from '#domain/messages/titles.ts'
import { regionName } from '#domain/regionName.ts'
import { setFilters } from './filterControls.ts'
import { ResultsLinks } from './ResultsLinks.tsx'
import { titlesCsv } from './titlesCsv.ts'
import { NoMatch, NoTitles } from './TitlesEmpty.tsx'
import type { TitlesScreenProps } from './TitlesScreenProps.ts'
import { TitlesTable } from './TitlesTable.tsx'
import { TitlesTools } from './TitlesTools.tsx'
import { useTitlesModel } from './useTitlesModel.ts'

/** The account's titles with their metrics for a period. */
export function TitlesScreen(props: TitlesScreenProps) {
  const { titles, today, region, countryNames, onShowAllCountries, compareHref, onBack } = props
  const model = useTitlesModel(props)
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set())
  const { view, change, lines, order, part } = model
  const visibleCount = order.indices.length
  const country = regionName(region, countryNames)
  const counts =
    titles.data && !part ? { all: lines.length, live: lines.filter(({ shape }) => shape === 'live').length } : null

  const handleExport = () => {
    const sortedLines = Array.from(order.indices).flatMap((index) => lines[index] ?? [])
    saveTextFile(titlesText.fileName(region, view.period, part), titlesCsv(sortedLines, model.chosen))
  }

  return (
    <Page
      title={titlesText.heading}
      sub={
        <>
          {titlesText.sub(counts, country, view.period, today)}
          <ResultsLinks
            selected={selected}
            onClear={() => setSelected(new Set())}
            href={compareHref}
            renderLink={props.renderLink}
          />
        </>
      }
      note={periodText.dataUpTo(today, view.period.to >= today)}
    >
      <TitlesTools
        model={model}
        today={today}
        onExport={visibleCount === 0 || titles.progress !== null ? null : handleExport}
      />
      <Resource
        resource={titles}
        noun={titlesText.these}
        skeleton={<TableSkeleton rows={12} head={model.small ? 56 : 40} rowHeight={model.small ? 117 : 44} />}
        isEmpty={(data) => data.length === 0}
        empty={<NoTitles country={country} onShowAllCountries={onShowAllCountries} onLookAgain={titles.retry} />}
        onBack={onBack}
      >
        {() =>
          visibleCount === 0 ? (
            <NoMatch search={view.q} filters={setFilters(view, model.options)} onClear={model.clear} />
          ) : (
            <TitlesTable
              caption={titlesText.caption(view.period, today)}
              lines={lines}
              order={order}
              columns={model.columns}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              part={part}
              loading={titles.loading ? titles.progress : null}
              titleHref={props.titleHref}
              renderLink={props.renderLink}
              selection={{ selected, onSelect: setSelected, nameOf: ({ title }) => title.name }}
              onVisibleTitles={props.onVisibleTitles}
            />
          )
        }
      </Resource>
    </Page>
  )
}
