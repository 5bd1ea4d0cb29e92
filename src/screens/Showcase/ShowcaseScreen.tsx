import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import { MAIN_ID } from '#components/layout/Page/mainId.ts'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { showcaseText } from '#domain/messages/public.ts'
import { ShowcaseContent } from './ShowcaseContent.tsx'
import { ShowcaseHero } from './ShowcaseHero.tsx'
import type { ShowcaseScreenProps } from './ShowcaseScreenProps.ts'
import { ShowcaseSkeleton } from './ShowcaseSkeleton.tsx'

/** The public page: the latest showcase, its campaigns, and a link to log in. */
export function ShowcaseScreen(props: ShowcaseScreenProps) {
  const { showcase, entryLink, renderLink } = props
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      <ShowcaseHero showcase={showcase?.data} />
      {showcase === null ? (
        <Empty title={showcaseText.turnedOff.title} headingLevel={2}>
          {showcaseText.turnedOff.text}
        </Empty>
      ) : (
        <ShowcaseResource {...props} showcase={showcase} />
      )}
      <Foot>
        <h2>{showcaseText.footer.title}</h2>
        <p>{showcaseText.footer.text}</p>
        <ButtonLink variant="primary" to={entryLink.to} renderLink={renderLink}>
          {entryLink.label}
        </ButtonLink>
      </Foot>
    </Main>
  )
}

function ShowcaseResource({
  showcase,
  ...props
}: ShowcaseScreenProps & { showcase: NonNullable<ShowcaseScreenProps['showcase']> }) {
  const { data, failure, cancelled, retry } = showcase
  return (
    <Body data-narrow={data === undefined && (failure !== null || cancelled)}>
      <Resource
        resource={{ ...showcase, failure: failure && { ...failure, sentence: showcaseText.sentence(failure.kind) } }}
        skeleton={<ShowcaseSkeleton />}
        noun={showcaseText.failureNoun}
        errorVariant="page"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty
            title={showcaseText.none.title}
            headingLevel={2}
            action={<Button onClick={retry}>{showcaseText.none.action}</Button>}
          >
            {showcaseText.none.text}
          </Empty>
        }
      >
        {({ items }) => <ShowcaseContent {...props} items={items} />}
      </Resource>
    </Body>
  )
}

const Main = styled.main`
  max-width: var(--page-max);
  margin: 0 auto;
  padding: calc(var(--bar-h) + var(--bar-top, 0px) + var(--sp-16)) var(--page-pad) var(--sp-16);
  overflow-x: clip;

  @media (max-width: 767px) {
    padding-top: calc(var(--bar-h) + var(--bar-top, 0px) + 36px);
    padding-bottom: var(--sp-12);
  }
`

/* Without data the panel is narrower than the page. */
const Body = styled.div`
  &[data-narrow='true'] {
    max-width: 720px;
    margin: var(--sp-10) auto 0;
  }
`

const Foot = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--sp-2);
  margin-top: var(--sp-16);
  padding-top: var(--sp-10);
  border-top: 1px solid var(--line);
  text-align: center;

  & > p {
    margin-bottom: var(--sp-2);
    color: var(--text-2);
  }
`
