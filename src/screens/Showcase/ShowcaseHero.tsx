import type { Showcase } from '#api/schemas/public.ts'
import { styled } from 'styled-components'
import { showcaseText } from '#domain/messages/public.ts'
import { shortName } from '#domain/text/shortenText.ts'

/**
 * Name and introduction of the showcase. The heading renders at once and stays the same element when the name loads.
 */
export function ShowcaseHero({ showcase }: { showcase: Showcase | undefined }) {
  return (
    <Head>
      <Month>{showcase !== undefined && showcaseText.monthHeading(showcase.day)}</Month>
      <h1 tabIndex={-1} dir="auto">
        {/* Another element for another text, which would else move, being centred. */}
        <span key={showcase?.name}>{shortName(showcase?.name ?? showcaseText.heading)}</span>
      </h1>
      <Intro dir="auto">{showcase?.intro}</Intro>
    </Head>
  )
}

/** Stacked above the light beam. */
const Head = styled.header`
  position: relative;
  z-index: 1;
  text-align: center;
  overflow-wrap: anywhere;

  & > h1 {
    margin: 10px 0 var(--sp-3);
    font-size: 3rem;
    line-height: 3.5rem;
    letter-spacing: var(--track-hero);
    text-wrap: balance;
  }

  @media (max-width: 767px) {
    & > h1 {
      font-size: 2rem;
      line-height: 2.375rem;
    }
  }
`

/* Month and Intro reserve their height, so that loading moves nothing below. */
const Month = styled.p`
  min-height: var(--lh-small);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

const Intro = styled.p`
  max-width: 640px;
  min-height: var(--lh-title);
  margin: 0 auto;
  color: var(--text-2);
  font-size: var(--fs-title);
  line-height: var(--lh-title);
  text-wrap: balance;

  @media (max-width: 767px) {
    min-height: calc(2 * var(--lh-lead));
    font-size: var(--fs-lead);
    line-height: var(--lh-lead);
  }
`
