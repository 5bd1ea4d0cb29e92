import { Cover } from '#components/data/Cover/Cover.tsx'
import { LongName } from '#components/data/LongName/LongName.tsx'
import type { Title } from '#domain/catalogue.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'

/** Cover, name and author at the start of a title's row or card. Styled by TitlesTable. */
export function TitleName({ title: { name, author, coverUrl }, large }: { title: Title; large: boolean }) {
  return (
    <span className="title-name" title={shortTooltip(author === null ? name : `${name}\n${author}`)}>
      <Cover url={coverUrl} title={name} width={large ? 32 : 24} />
      <span className="title-text">
        <b>
          <LongName name={name} lines={author === null ? 2 : 1} />
        </b>
        {author !== null && <span dir="auto">{shortName(author)}</span>}
      </span>
    </span>
  )
}
