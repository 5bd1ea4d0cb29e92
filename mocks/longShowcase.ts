import { AWKWARD } from './world/books/awkward.ts'

const NAMES = AWKWARD.map(({ name }) => name)
const name = (at: number) => NAMES[at % NAMES.length] ?? ''
const PLATFORMS = ['gad', 'mad', 'pad'] as const

/** A showcase for stories: long or awkward values, broken or no pictures, unsafe shop addresses. */
export const LONG_SHOWCASE = {
  showcase_id: 'long',
  name: name(0),
  day: '2026-11-01',
  intro: name(1).repeat(2),
  items: NAMES.map((title, at) => ({
    item_id: at + 1,
    title,
    author: at % 3 === 0 ? null : name(at + 2),
    cover_url: at % 2 === 0 ? 'https://nowhere.invalid/cover.jpg' : null,
    strapline: at % 2 === 0 ? name(at + 3) : null,
    vendor: PLATFORMS.slice(0, at % 4),
    art:
      at % 3 === 0
        ? []
        : [
            {
              kind: at % 3 === 1 ? 'image' : 'video',
              url: 'https://nowhere.invalid/art',
              poster: null,
              alt: name(at + 4),
            },
          ],
    buy_url: ['https://books.example/1', 'javascript:alert(1)', null][at % 3],
  })),
}
