import type { Platform } from '#domain/platforms.ts'
import { accountById } from './accounts.ts'
import { titlesIn } from './books/titlesIn.ts'
import { artworkUrl, coverUrl } from './covers/artwork.ts'
import { clipUrl } from './covers/clip.ts'
import { today } from './clock.ts'
import { SIZES, type Size } from './formats.ts'

const CAMPAIGNS: readonly (readonly [
  cover: string,
  line: string,
  Size,
  kind: 'image' | 'video',
  platforms: readonly Platform[],
])[] = [
  ['timemachine', 'Leave at eight. Arrive in 802,701.', 'landscape', 'image', ['gad', 'mad']],
  ['pride', 'First impressions, revised.', 'portrait', 'image', ['mad', 'pad']],
  ['dracula', 'Read it with the lamp on.', 'square', 'image', ['gad', 'mad', 'pad']],
  ['secretgarden', 'Find the key.', 'pin', 'image', ['pad']],
  ['sherlock', 'Twelve cases. One address.', 'square', 'image', ['gad', 'mad']],
  ['awakening', 'The sea is seductive.', 'portrait', 'video', ['mad']],
]

/** The public showcase: six campaigns, dated to the current month. */
export function showcase() {
  const account = accountById('HV01')
  const titles = account === undefined ? [] : titlesIn(account)
  const [year = '', month = ''] = today().split('-')
  return {
    showcase_id: `${year}-${month}`,
    name: 'Long nights, lit shelves',
    day: `${year}-${month}-01`,
    intro: 'Six campaigns our publishers ran this autumn, from first proof to last click.',
    items: CAMPAIGNS.flatMap(([cover, headline, size, kind, platforms]) => {
      const title = titles.find((candidate) => candidate.cover === cover)
      if (title === undefined) return []
      const poster = artworkUrl({ headline, title, publisher: account?.name ?? '' }, size)
      return [
        {
          item_id: title.id,
          title: title.name,
          author: title.author,
          cover_url: coverUrl(title),
          strapline: headline,
          vendor: [...platforms],
          art: [
            {
              kind,
              url: kind === 'video' ? clipUrl : poster,
              poster: kind === 'video' ? poster : null,
              alt: `${headline} ${title.name}`,
              ...SIZES[size],
            },
          ],
          buy_url: `https://books.${account?.domain ?? 'example'}/${title.id}`,
        },
      ]
    }),
  }
}
