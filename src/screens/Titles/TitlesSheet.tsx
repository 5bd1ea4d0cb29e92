import { ListFilter } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { lazyPart } from '#components/lazyPart.tsx'
import { titlesText } from '#domain/messages/titles.ts'
import { FILTERS } from './filterControls.ts'
import type { TitlesToolsProps } from './TitlesTools.tsx'

const TitlesSheetPanel = lazyPart(() => import('./TitlesSheetPanel.tsx').then((module) => module.TitlesSheetPanel))

/** What a phone has no room for beside the search: filters, order, period, export, in a sheet from the bottom edge. */
export function TitlesSheet(props: TitlesToolsProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const set = FILTERS.filter(({ key }) => props.model.view[key] !== null).length
  return (
    <>
      <IconButton
        variant="quiet"
        label={set === 0 ? titlesText.filters : titlesText.filtersOn(set)}
        icon={<ListFilter size={18} strokeWidth={1.5} aria-hidden />}
        aria-haspopup="dialog"
        data-on={set > 0 || undefined}
        onClick={() => setState('open')}
      />
      {state !== 'unopened' && (
        <Suspense>
          <TitlesSheetPanel {...props} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
