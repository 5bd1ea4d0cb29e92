import { PLATFORMS } from '#domain/platforms.ts'
import { AWKWARD_BOOKS } from './world/books/awkwardBooks.ts'

const NAMES = AWKWARD_BOOKS.map(({ name }) => name)
const name = (index: number) => NAMES[index % NAMES.length] ?? ''

/** A showcase for stories: long or awkward values, broken or no pictures, unsafe shop addresses. */
export const LONG_SHOWCASE = {
  showcase_id: 'long',
  name: name(0),
  day: '2026-11-01',
  intro: name(1).repeat(2),
  items: NAMES.map((title, index) => ({
    item_id: index + 1,
    title,
    author: index % 3 === 0 ? null : name(index + 2),
    cover_url: index % 2 === 0 ? 'https://nowhere.invalid/cover.jpg' : null,
    strapline: index % 2 === 0 ? name(index + 3) : null,
    vendor: PLATFORMS.slice(0, index % 4),
    art:
      index % 3 === 0
        ? []
        : [
            {
              kind: index % 3 === 1 ? 'image' : 'video',
              url: 'https://nowhere.invalid/art',
              poster: null,
              alt: name(index + 4),
            },
          ],
    buy_url: ['https://books.example/1', 'javascript:alert(1)', null][index % 3],
  })),
}
