import { styled } from 'styled-components'
import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { ResourceStatus } from '#components/feedback/Resource/ResourceStatus.tsx'
import type { Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { adsText } from '#domain/messages/ads.ts'
import { AdsBrowser } from './AdsBrowser.tsx'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'

export interface TitleAdsScreenProps extends Omit<AdsBrowserProps, 'withTitle'> {
  /** The title. If it fails, its error replaces the ads. */
  title: Loadable<Title>
  /** Path to the title's page. */
  titleHref: string
  /** Path to the results of the title's ads. */
  resultsHref: string
  /** Returns to the previous page. */
  onBack: () => void
}

/** The ads of one title. If the title fails to load, its error replaces the ads. */
export function TitleAdsScreen({ title, titleHref, resultsHref, onBack, ...props }: TitleAdsScreenProps) {
  const { renderLink } = props
  const name = title.data?.name
  const before = (
    <BackRow>
      <BackButton onClick={onBack} />
      {name !== undefined && renderLink({ to: titleHref, className: 'tl', children: <PlainName name={name} /> })}
    </BackRow>
  )
  if (title.data === undefined && title.failure !== null) {
    return (
      <Page title={adsText.heading} before={before}>
        <ResourceStatus resource={title} noun={adsText.titleFailureNoun} onBack={onBack} framed />
      </Page>
    )
  }
  const actions = (
    <ButtonLink to={resultsHref} renderLink={renderLink}>
      {adsText.results}
    </ButtonLink>
  )
  return (
    <AdsBrowser
      {...props}
      withTitle={false}
      heading={name === undefined ? adsText.heading : <bdi>{adsText.adsFor(name)}</bdi>}
      before={before}
      actions={actions}
    />
  )
}

const BackRow = styled.div`
  display: flex;
  gap: var(--sp-3);
  align-items: center;
  min-width: 0;
`
