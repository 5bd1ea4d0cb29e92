import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '#components/lazyPart.tsx'
import { Page } from '#components/Page/Page.tsx'
import { Resource } from '#components/Resource/Resource.tsx'
import { adsText } from '#domain/messages/ads.ts'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'
import { AdsGrid } from './AdsGrid.tsx'
import type { AdsListProps } from './AdsListProps.ts'
import { AdsSkeleton } from './AdsSkeleton.tsx'
import { AdsTools } from './AdsTools.tsx'
import { useAdsModel } from './useAdsModel.ts'
import { filtersInWords } from './adsFilter.ts'

interface Props extends AdsBrowserProps {
  heading: ReactNode
  /** Stands above the heading. */
  before?: ReactNode
  /** Buttons at the right of the heading. */
  actions?: ReactNode
}

const AdsTable = lazyPart(() => import('./AdsTable.tsx').then((module) => module.AdsTable))
const NoAds = lazyPart(() => import('./AdsEmpty.tsx').then((module) => module.NoAds))
const NoAdMatches = lazyPart(() => import('./AdsEmpty.tsx').then((module) => module.NoAdMatches))

/** Ads as artwork on shelves or as a table (screens.md, Ads; visual.md, screen 4): those of the account, or of one title. */
export function AdsBrowser({ heading, before, actions, ...props }: Props) {
  const { ads, today, countryNames, withTitle, adHref, renderLink, onShowAllCountries, onBack } = props
  const model = useAdsModel(props)
  const { view, change, lines, order, part } = model
  const rows = order.indices.length
  const counts = ads.data && !part ? countsOf(lines, withTitle) : null
  const list: AdsListProps = {
    caption: adsText.caption(view.period, today),
    lines,
    order,
    view,
    part,
    withTitle,
    countryNames,
    adHref,
    renderLink,
    onSort: (sort) => change({ sort }),
    loading: ads.loading ? ads.progress : null,
  }
  const region = view.region === 'all' ? null : (countryNames.get(view.region) ?? view.region)
  return (
    <Page title={heading} sub={adsText.sub(counts, view.period, today)} before={before} actions={actions}>
      <AdsTools model={model} today={today} />
      <Resource
        resource={ads}
        noun={adsText.these}
        skeleton={<AdsSkeleton layout={view.layout} />}
        isEmpty={(data) => data.length === 0}
        empty={
          <Suspense>
            <NoAds country={region} onShowAllCountries={onShowAllCountries} onLookAgain={ads.retry} />
          </Suspense>
        }
        onBack={onBack}
      >
        {() => (
          <Suspense>
            {rows === 0 ? (
              <NoAdMatches search={view.q} filters={filtersInWords(view, model.controls)} onClear={model.clear} />
            ) : view.layout === 'table' ? (
              <AdsTable {...list} />
            ) : (
              <AdsGrid {...list} />
            )}
          </Suspense>
        )}
      </Resource>
    </Page>
  )
}

function countsOf(lines: AdsListProps['lines'], withTitle: boolean) {
  return {
    all: lines.length,
    titles: withTitle ? new Set(lines.map(({ ad }) => ad.titleId)).size : null,
    live: lines.filter(({ shape }) => shape === 'live').length,
  }
}
