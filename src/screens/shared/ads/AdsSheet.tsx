import { ListFilter } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { lazyPart } from '#components/lazyPart.tsx'
import { adsText } from '#domain/messages/ads.ts'
import type { AdsToolsProps } from './AdsTools.tsx'

const AdsSheetPanel = lazyPart(() => import('./AdsSheetPanel.tsx').then((module) => module.AdsSheetPanel))

/** What a phone has no room for beside the search, in a sheet from the bottom edge. */
export function AdsSheet(props: AdsToolsProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const set = props.model.controls.filter(({ key }) => props.model.view[key] !== null).length
  return (
    <>
      <IconButton
        variant="quiet"
        label={set === 0 ? adsText.filters : adsText.filtersOn(set)}
        icon={<ListFilter size={18} strokeWidth={1.5} aria-hidden />}
        aria-haspopup="dialog"
        data-on={set > 0 || undefined}
        onClick={() => setState('open')}
      />
      {state !== 'unopened' && (
        <Suspense>
          <AdsSheetPanel {...props} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
