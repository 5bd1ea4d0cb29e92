import { Cover } from '#components/data/Cover/Cover.tsx'
import { LongName } from '#components/data/LongName/LongName.tsx'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'
import type { AdLine } from '../shared/ads/adLines.ts'

/** Thumbnail, name, and title or format at the start of an ad's row or card. Styled by AdsTable. */
export function AdName({ line: { ad, kind }, large, withTitle }: { line: AdLine; large: boolean; withTitle: boolean }) {
  const subtitle = withTitle ? ad.titleName : kind
  return (
    <span className="ad-name" title={shortTooltip(subtitle === null ? ad.name : `${ad.name}\n${subtitle}`)}>
      <Cover url={ad.thumbUrl} title={ad.name} width={large ? 32 : 24} />
      <span className="ad-text">
        <b>
          <LongName name={ad.name} lines={subtitle === null ? 2 : 1} />
        </b>
        {subtitle !== null && <span dir="auto">{shortName(subtitle)}</span>}
      </span>
    </span>
  )
}
