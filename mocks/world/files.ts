import type { WorldAd } from './ads.ts'
import { accountOfTitle } from './accounts.ts'
import { artwork } from './covers/artwork.ts'
import { clipBytes } from './covers/clip.ts'
import { SIZES } from './formats.ts'

export interface AdFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** An ad's file: its video, or else its first artwork. */
export function fileOf(ad: WorldAd): AdFile {
  const size = ad.format.sizes[0]
  const { width, height } = SIZES[size]
  const name = `${ad.title.name} – ${ad.name} ${width}x${height}`
  if (ad.format.typeId === 'video') return { name: `${name}.webm`, type: 'video/webm', bytes: clipBytes() }
  const picture = artwork(
    { headline: ad.headline, title: ad.title, publisher: accountOfTitle(ad.title.id)?.name ?? '' },
    size,
  )
  return { name: `${name}.svg`, type: 'image/svg+xml', bytes: new TextEncoder().encode(picture) }
}
