import { Cover } from '#components/data/Cover/Cover.tsx'
import { LongName } from '#components/data/LongName/LongName.tsx'
import { SharedElement } from '#components/lib/SharedElement.tsx'
import type { Title } from '#domain/catalogue.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'

/** Cover, name and author at the start of a title's row or card. Styled by TitlesTable. */
export function TitleName({ title: { id, name, author, coverUrl }, large }: { title: Title; large: boolean }) {
  return (
    <span className="title-name" title={shortTooltip(author === null ? name : `${name}\n${author}`)}>
      <SharedElement name={`title-${id}`}>
        <Cover url={coverUrl} title={name} width={large ? 32 : 24} />
      </SharedElement>
      <span className="title-text">
        <b>
          <LongName name={name} />
        </b>
        {author !== null && <span dir="auto">{shortName(author)}</span>}
      </span>
    </span>
  )
}
