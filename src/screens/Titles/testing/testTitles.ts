import type { TitleRow } from '#domain/catalogue.ts'
import { NO_FIGURES } from '#domain/metrics.ts'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'

const title = (
  id: number,
  name: string,
  author: string,
  statusId: string,
  clicks: number | null,
  countries: string[],
  imprint: string,
): TitleRow => ({
  id,
  name,
  author,
  statusId,
  imprint,
  liveCountryIds: countries,
  countryIds: countries,
  parentId: null,
  parentName: null,
  typeId: null,
  taskId: null,
  coverUrl: null,
  isbn13: null,
  publishedOn: '1897-05-26',
  genre: null,
  adCount: 4,
  liveAdCount: 2,
  createdOn: null,
  updatedOn: null,
  figures: {
    ...NO_PLATFORM_FIGURES,
    gad: clicks === null ? NO_FIGURES : { clicks, impressions: clicks * 50, conversions: 1 },
  },
})

/** Titles for tests: a paused one, a live one, and a draft without data whose name looks like a formula. */
export const TEST_TITLES: readonly TitleRow[] = [
  {
    ...title(1, 'Emma', 'Jane Austen', 'paused', 300, ['GB'], 'Lane'),
    parentId: 7,
    parentName: 'The Lane Library',
    typeId: 'book',
    isbn13: '9780141439587',
  },
  { ...title(2, 'Dracula', 'Bram Stoker', 'live', 900, ['GB', 'IE'], 'Night'), typeId: 'scroll' },
  title(3, '=Walden', 'H. D. Thoreau', 'draft', null, [], 'Lane'),
]
