import { useState } from 'react'
import { vi } from 'vitest'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { TEST_TITLES } from './testTitles.ts'
import { TitlesScreen } from '../TitlesScreen.tsx'
import type { TitlesScreenProps } from '../TitlesScreenProps.ts'
import { titlesAddress, type TitlesView } from '../titlesView.ts'

const KEPT = { initial: new Set<number>(), onKeep: () => undefined }

const TODAY = '2026-11-20'

interface StatefulScreenProps extends Partial<TitlesScreenProps> {
  start?: Partial<TitlesView>
}

/** The screen with its view in state, as the page provides it. */
export function StatefulScreen({ start = {}, onView, ...props }: StatefulScreenProps) {
  const [view, setView] = useState<TitlesView>({ ...titlesAddress(TODAY).defaults, ...start })
  return (
    <TitlesScreen
      titles={testLoadable(TEST_TITLES)}
      view={view}
      onView={(change, mode) => {
        onView?.(change, mode)
        setView((previous) => ({ ...previous, ...change }))
      }}
      today={TODAY}
      countryNames={
        new Map([
          ['GB', 'United Kingdom'],
          ['IE', 'Ireland'],
        ])
      }
      statusNames={
        new Map([
          ['live', 'Live'],
          ['paused', 'Paused'],
          ['draft', 'Draft'],
        ])
      }
      typeNames={new Map([['book', 'Book']])}
      region="all"
      onShowAllCountries={vi.fn()}
      trends={new Map()}
      onVisibleTitlesChange={vi.fn()}
      titleHref={(id) => `/dashboard/titles/${id}`}
      renderLink={({ to, ...rest }) => <a href={to} {...rest} />}
      savedColumns={null}
      onColumnsChange={vi.fn()}
      selection={KEPT}
      resultsHref={(ids) => `/results?entity_id=${ids.join()}`}
      {...props}
    />
  )
}
