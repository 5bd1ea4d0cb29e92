import * as v from 'valibot'
import { code, count, day, nullable, optional, platform, text } from './fields.ts'

export const clickThrough = v.pipe(
  v.object({ dest_url: text }),
  v.transform((row) => row.dest_url),
)

export const showcase = v.pipe(
  v.object({
    showcase_id: code,
    name: nullable(text),
    day: nullable(day),
    intro: nullable(text),
    items: v.array(
      v.object({
        item_id: code,
        title: nullable(text),
        author: nullable(text),
        cover_url: nullable(text),
        art: nullable(
          v.array(
            v.object({
              kind: nullable(v.picklist(['image', 'video'])),
              url: nullable(text),
              poster: optional(text),
              alt: nullable(text),
              width: optional(count),
              height: optional(count),
            }),
          ),
        ),
        vendor: nullable(v.array(platform)),
        strapline: nullable(text),
        buy_url: nullable(text),
      }),
    ),
  }),
  v.transform((row) => ({
    id: row.showcase_id,
    name: row.name,
    day: row.day,
    intro: row.intro,
    items: row.items.map((item) => ({
      id: item.item_id,
      title: item.title,
      author: item.author,
      coverUrl: item.cover_url,
      artworks: item.art ?? [],
      platforms: item.vendor ?? [],
      strapline: item.strapline,
      buyUrl: item.buy_url,
    })),
  })),
)
export type Showcase = v.InferOutput<typeof showcase>
