import { Cover } from '#components/data/Cover/Cover.tsx'
import type { AdLine } from '../shared/ads/adLines.ts'

/** What heads an ad's row, and its card: picture, name, title. Styled by the table's surroundings (AdsTable). */
export function AdName({ line: { ad, kind }, large, withTitle }: { line: AdLine; large: boolean; withTitle: boolean }) {
  const below = withTitle ? ad.titleName : kind
  return (
    <span className="ad-name" title={below === null ? ad.name : `${ad.name}\n${below}`}>
      <Cover url={ad.thumbUrl} title={ad.name} width={large ? 32 : 24} />
      <span className="ad-words">
        <b dir="auto">{ad.name}</b>
        {below !== null && <span dir="auto">{below}</span>}
      </span>
    </span>
  )
}
