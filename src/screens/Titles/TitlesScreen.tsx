import { Suspense, useState } from 'react'
import { lazyPart, whenIdle } from '#components/lazyPart.tsx'
import { Page } from '#components/Page/Page.tsx'
import { Resource } from '#components/Resource/Resource.tsx'
import type { RowId } from '#components/DataTable/useSelection.tsx'
import { TableSkeleton } from '#components/TableSkeleton/TableSkeleton.tsx'
import { addDays } from '#domain/day.ts'
import { titlesText } from '#domain/messages/titles.ts'
import { setFilters } from './filterControls.ts'
import { ResultsLinks } from './ResultsLinks.tsx'
import type { TitlesScreenProps } from './TitlesScreenProps.ts'
import { TitlesTable } from './TitlesTable.tsx'
import { TitlesTools } from './TitlesTools.tsx'
import { useTitlesModel } from './useTitlesModel.ts'

const NoTitles = lazyPart(() => import('./TitlesEmpty.tsx').then((module) => module.NoTitles))
const NoMatch = lazyPart(() => import('./TitlesEmpty.tsx').then((module) => module.NoMatch))

const loadExport = () => import('./exportTitles.ts')
whenIdle(loadExport)

/** The account's titles with their figures over a period (screens.md, Titles; visual.md, screen 2). */
export function TitlesScreen(props: TitlesScreenProps) {
  const { titles, today, region, countryNames, onShowAllCountries, compareHref = null, onExportFailed, onBack } = props
  const model = useTitlesModel(props)
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set())
  const { view, change, lines, order, part } = model
  const rows = order.indices.length
  const country = region === 'all' ? null : (countryNames.get(region) ?? region)
  const counts =
    titles.data && !part ? { all: lines.length, live: lines.filter(({ shape }) => shape === 'live').length } : null

  const exportFile = () => {
    const inOrder = Array.from(order.indices).flatMap((at) => lines[at] ?? [])
    loadExport().then(
      ({ exportTitles }) => exportTitles(titlesText.fileName(region, view.period, part), inOrder, model.chosen),
      onExportFailed,
    )
  }

  return (
    <Page
      title={titlesText.heading}
      sub={
        <>
          {titlesText.sub(counts, country, view.period, today)}
          {compareHref && (
            <ResultsLinks
              selected={selected}
              onClear={() => setSelected(new Set())}
              href={compareHref}
              renderLink={props.renderLink}
            />
          )}
        </>
      }
      note={titlesText.dataTo(addDays(today, -1))}
    >
      <TitlesTools model={model} today={today} onExport={rows === 0 || titles.progress !== null ? null : exportFile} />
      <Resource
        resource={titles}
        noun={titlesText.these}
        skeleton={<TableSkeleton rows={12} head={model.small ? 56 : 40} rowHeight={model.small ? 117 : 44} />}
        isEmpty={(data) => data.length === 0}
        empty={
          <Suspense>
            <NoTitles country={country} onShowAllCountries={onShowAllCountries} onLookAgain={titles.retry} />
          </Suspense>
        }
        onBack={onBack}
      >
        {() =>
          rows === 0 ? (
            <Suspense>
              <NoMatch search={view.q} filters={setFilters(view, model.options)} onClear={model.clear} />
            </Suspense>
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
              selection={compareHref && { selected, onSelect: setSelected, nameOf: ({ title }) => title.name }}
              onVisibleTitles={props.onVisibleTitles}
            />
          )
        }
      </Resource>
    </Page>
  )
}
