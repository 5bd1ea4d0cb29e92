import * as v from 'valibot'
import { code, day } from './schemas.ts'

/* The answers of the public pages: shapes as in schemas.ts, same rules. */
const text = v.string()

export const clickThrough = v.pipe(
  v.object({ dest_url: text }),
  v.transform((row) => row.dest_url),
)

export const showcase = v.pipe(
  v.object({
    showcase_id: code,
    name: v.nullable(text),
    day: v.nullable(day),
    intro: v.nullable(text),
    items: v.array(
      v.object({
        item_id: code,
        title: v.nullable(text),
        author: v.nullable(text),
        cover_url: v.nullable(text),
        art: v.nullable(
          v.array(
            v.object({
              kind: v.nullable(v.picklist(['image', 'video'])),
              url: v.nullable(text),
              poster: v.nullish(text, null),
              alt: v.nullable(text),
            }),
          ),
        ),
        vendor: v.nullable(v.array(v.picklist(['gad', 'mad', 'pad']))),
        strapline: v.nullable(text),
        buy_url: v.nullable(text),
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
