import { styled } from 'styled-components'
import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import type { Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { adsText } from '#domain/messages/ads.ts'
import { AdsBrowser } from './AdsBrowser.tsx'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'

export interface TitleAdsScreenProps extends Omit<AdsBrowserProps, 'withTitle'> {
  /** Whose ads they are. */
  title: Loadable<Title>
  /** Where the title's page is. */
  titleHref: string
  /** Where the results of the title's ads are. */
  resultsHref: string
}

/** The ads of one title (screens.md, Title ads). A title that is not there is told in the place of its ads. */
export function TitleAdsScreen({ title, titleHref, resultsHref, ...props }: TitleAdsScreenProps) {
  const { renderLink, onBack } = props
  const name = title.data?.name
  const before = (
    <Way>
      <BackButton onClick={onBack} />
      {name !== undefined && renderLink({ to: titleHref, className: 'tl', children: <bdi>{name}</bdi> })}
    </Way>
  )
  if (title.data === undefined && title.failure !== null) {
    return (
      <Page title={adsText.heading} before={before}>
        <Resource resource={title} noun={adsText.thisTitle} skeleton={null} onBack={onBack} framed>
          {() => null}
        </Resource>
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
      heading={name === undefined ? adsText.heading : <bdi>{adsText.adsOf(name)}</bdi>}
      before={before}
      actions={actions}
    />
  )
}

const Way = styled.div`
  display: flex;
  gap: var(--sp-3);
  align-items: center;
  min-width: 0;
`
