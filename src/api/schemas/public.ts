import * as v from 'valibot'
import { code, day, given, maybe, text } from './fields.ts'

export const clickThrough = v.pipe(
  v.object({ dest_url: text }),
  v.transform((row) => row.dest_url),
)

export const showcase = v.pipe(
  v.object({
    showcase_id: code,
    name: given(text),
    day: given(day),
    intro: given(text),
    items: v.array(
      v.object({
        item_id: code,
        title: given(text),
        author: given(text),
        cover_url: given(text),
        art: given(
          v.array(
            v.object({
              kind: given(v.picklist(['image', 'video'])),
              url: given(text),
              poster: maybe(text),
              alt: given(text),
            }),
          ),
        ),
        vendor: given(v.array(v.picklist(['gad', 'mad', 'pad']))),
        strapline: given(text),
        buy_url: given(text),
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
