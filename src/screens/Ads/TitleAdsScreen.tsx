import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { ResourceStatus } from '#components/feedback/Resource/ResourceStatus.tsx'
import type { Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { adsText } from '#domain/messages/ads.ts'
import { TitleLine } from '#screens/shared/title/TitleLine.tsx'
import { useAdCounts } from '#screens/shared/title/useAdCounts.ts'
import { AdsBrowser } from './AdsBrowser.tsx'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'

export interface TitleAdsScreenProps extends Omit<AdsBrowserProps, 'withTitle'> {
  /** The title. If it fails, its error replaces the ads. */
  title: Loadable<Title>
  /** Path to the title's page. */
  titleHref: string
  /** Path to this page. */
  adsHref: string
  /** Path to the results of the title's ads. */
  resultsHref: string
  /** Returns to the previous page. */
  onBack: () => void
}

/** The ads of one title. If the title fails to load, its error replaces the ads. */
export function TitleAdsScreen({ title, titleHref, adsHref, resultsHref, onBack, ...props }: TitleAdsScreenProps) {
  const { renderLink } = props
  const name = title.data?.name
  const adCounts = useAdCounts(props.ads, props.view.region)
  const before = (
    <TitleLine
      before={<BackButton onClick={onBack} />}
      title={title.data}
      adCount={adCounts?.all}
      current="ads"
      hrefs={{ overview: titleHref, ads: adsHref, results: resultsHref }}
      renderLink={renderLink}
    />
  )
  if (title.data === undefined && title.failure !== null) {
    return (
      <Page title={adsText.heading} before={<BackButton onClick={onBack} />}>
        <ResourceStatus resource={title} noun={adsText.titleFailureNoun} onBack={onBack} errorVariant="page" />
      </Page>
    )
  }
  return (
    <AdsBrowser
      {...props}
      withTitle={false}
      heading={name === undefined ? adsText.heading : <bdi>{adsText.adsFor(name)}</bdi>}
      before={before}
    />
  )
}
