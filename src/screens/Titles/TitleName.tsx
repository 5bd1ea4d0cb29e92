import { Cover } from '#components/data/Cover/Cover.tsx'
import type { Title } from '#domain/catalogue.ts'

/** What heads a title's row, and its card: cover, name, author. Styled by the table's surroundings (TitlesTable). */
export function TitleName({ title: { name, author, coverUrl }, large }: { title: Title; large: boolean }) {
  return (
    <span className="title-name" title={author === null ? name : `${name}\n${author}`}>
      <Cover url={coverUrl} title={name} width={large ? 32 : 24} />
      <span className="title-words">
        <b dir="auto">{name}</b>
        {author !== null && <span dir="auto">{author}</span>}
      </span>
    </span>
  )
}
