import { styled } from 'styled-components'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { titlesText } from '#domain/messages/titles.ts'

/** Link to the results of all titles, after the subtitle. */
export function ResultsLink({ href, renderLink }: { href: string; renderLink: RenderLink }) {
  return <Container>{renderLink({ to: href, className: 'tl', children: titlesText.results })}</Container>
}

const Container = styled.span`
  margin-left: var(--sp-3);

  @media (max-width: 767px) {
    display: flex;
    align-items: center;
    min-height: var(--sp-8);
    margin-left: 0;
  }
`
