import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { styled } from 'styled-components'
import type { Showcase } from '#api/schemas/public.ts'
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx'
import { Empty } from '#components/Empty/Empty.tsx'
import { MAIN_ID } from '#components/Page/mainId.ts'
import type { ResourceProps } from '#components/Resource/Resource.tsx'
import { commonText } from '#domain/messages/common.ts'
import { showcaseText } from '#domain/messages/showcase.ts'
import { ShowcaseContent } from './ShowcaseContent.tsx'
import { ShowcaseHero } from './ShowcaseHero.tsx'
import type { ShowcaseScreenProps } from './ShowcaseScreenProps.ts'
import { ShowcaseSkeleton } from './ShowcaseSkeleton.tsx'

/* For when the answer does not come: these bring along what the pages behind the login share, which a visitor as a rule does without. */
const Failed = lazy<ComponentType<ResourceProps<Showcase>>>(() =>
  import('#components/Resource/Resource.tsx').then(
    ({ Resource }) => ({ default: Resource }),
    () => ({ default: () => <p role="alert">{commonText.tryLater}</p> }),
  ),
)
const LoadingNote = lazy(() =>
  import('#components/LoadingNote/LoadingNote.tsx').then((module) => ({ default: module.LoadingNote })),
)

/** The public page: the latest showcase, its campaigns, and the way in (screens.md, Showcase latest; visual.md, screen 10). */
export function ShowcaseScreen(props: ShowcaseScreenProps) {
  const { showcase, wayIn, renderLink } = props
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      <ShowcaseHero showcase={showcase?.data} />
      {showcase === null ? (
        <Empty title={showcaseText.turnedOff.title} headingLevel={2}>
          {showcaseText.turnedOff.text}
        </Empty>
      ) : (
        <Latest {...props} showcase={showcase} />
      )}
      <Foot>
        <h2>{showcaseText.foot.title}</h2>
        <p>{showcaseText.foot.text}</p>
        <ButtonLink variant="primary" to={wayIn.to} renderLink={renderLink}>
          {wayIn.words}
        </ButtonLink>
      </Foot>
    </Main>
  )
}

function Latest({
  showcase,
  ...props
}: ShowcaseScreenProps & { showcase: NonNullable<ShowcaseScreenProps['showcase']> }) {
  const { data, failure, loading, cancelled, cancel } = showcase
  const slow = useSlow(loading && failure === null)
  if (data !== undefined) return <ShowcaseContent {...props} data={data} onRetry={showcase.retry} />
  if (failure !== null || cancelled) {
    return (
      <Suspense fallback={<ShowcaseSkeleton />}>
        <Below>
          <Failed
            resource={{
              ...showcase,
              failure: failure && { ...failure, sentence: showcaseText.sentence(failure.kind) },
            }}
            skeleton={<ShowcaseSkeleton />}
            noun={showcaseText.thisShowcase}
            framed
          >
            {() => null}
          </Failed>
        </Below>
      </Suspense>
    )
  }
  return (
    <>
      <Suspense>{slow && <LoadingNote loading onCancel={cancel} afterMs={0} />}</Suspense>
      <ShowcaseSkeleton />
    </>
  )
}

/** ms until a wait is worth a word (behaviour.md, Requests). */
const SLOW_MS = 5000

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow && waiting
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

const Below = styled.div`
  max-width: 720px;
  margin: var(--sp-10) auto 0;
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
