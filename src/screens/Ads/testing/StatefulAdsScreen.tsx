import { useState } from 'react'
import { testAd } from '#domain/testing/testAd.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { testDraft } from '#screens/shared/drafts/testing/testDraft.ts'
import type { SendArtworkButtonProps } from '#screens/shared/send/SendArtworkButton.tsx'
import { AdsScreen, type AdsScreenProps } from '../AdsScreen.tsx'
import { adsAddress, type AdsView } from '../adsView.ts'

const KEPT = { initial: new Set<number>(), onKeep: () => undefined }

const NO_UPLOAD: SendArtworkButtonProps['dialogProps'] = {
  rules: { kinds: [], maxBytes: 1 },
  kinds: [],
  ads: [],
  send: () => Promise.resolve(null),
  sent: [],
  valuesDraft: testDraft(),
  filesDraft: testDraft(),
  onComplete: () => undefined,
}

const TODAY = '2026-11-20'

interface StatefulAdsScreenProps extends Partial<AdsScreenProps> {
  start?: Partial<AdsView>
}

/** The screen as a table, with its view in state, as the page provides it. */
export function StatefulAdsScreen({ start = {}, onView, ...props }: StatefulAdsScreenProps) {
  const [view, setView] = useState<AdsView>({ ...adsAddress(TODAY).defaults, layout: 'table', ...start })
  return (
    <AdsScreen
      ads={testLoadable([testAd(1), testAd(2)])}
      view={view}
      onView={(change, mode) => {
        onView?.(change, mode)
        setView((previous) => ({ ...previous, ...change }))
      }}
      today={TODAY}
      adNames={{ types: new Map(), classes: new Map() }}
      countryNames={new Map()}
      adHref={(id) => `/ads/${id}`}
      compareHref={() => '/compare'}
      selection={KEPT}
      resultsHref="/results"
      sendArtwork={{ title: undefined, dialogProps: NO_UPLOAD }}
      renderLink={({ to, ...rest }) => <a href={to} {...rest} />}
      savedColumns={null}
      onColumnsChange={() => undefined}
      reasons={{ onInSight: () => undefined, render: (_, render) => render('Too dark'), retry: null }}
      savedLayout={null}
      onLayoutChange={() => undefined}
      onShowAllCountries={() => undefined}
      {...props}
    />
  )
}
