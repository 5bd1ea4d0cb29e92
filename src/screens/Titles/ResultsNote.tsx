import { styled } from 'styled-components'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { titlesText } from '#domain/messages/titles.ts'

interface ResultsNoteProps {
  href: string
  renderLink: RenderLink
}

/** Link to title results, below the total of a country, which lacks the titles that no longer run there. */
export function ResultsNote({ href, renderLink }: ResultsNoteProps) {
  return <Note>{renderLink({ to: href, className: 'tl', children: titlesText.resultsOfAll })}</Note>
}

const Note = styled.p`
  margin-top: var(--sp-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  @media (max-width: 767px) {
    & > a {
      display: flex;
      align-items: center;
      min-height: var(--touch);
    }
  }
`
