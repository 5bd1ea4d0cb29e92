import { NOT_ADVERTISED, type AdPlan, type FormatId, type PlatformTotals, type TitlePlan } from './titlePlan.ts'
import type { Day } from '#domain/day.ts'
import type { Platform } from '#domain/platforms.ts'
import type { Status } from '../status.ts'

/**
 * cover, name, author, status, countries, ads live, ads in all, Google, Meta, Pinterest, genre, series, published,
 * advertised since.
 */
type Row = readonly [
  string,
  string,
  string,
  Status,
  string,
  number,
  number,
  PlatformTotals | null,
  PlatformTotals | null,
  PlatformTotals | null,
  string,
  string | null,
  Day | null,
  Day,
]

// A table: one title per line.
// prettier-ignore
const ROWS: readonly Row[] = [
  ['dracula', 'Dracula', 'Bram Stoker', 'live', 'GB US CA AU', 9, 14, [17235, 657464, 1047], [11919, 708293, 577], [1496, 172888, 82], 'Gothic', 'Lamplit Classics', '2026-09-10', '2026-06-15'],
  ['pride', 'Pride and Prejudice', 'Jane Austen', 'live', 'GB US IE AU CA', 11, 18, [13307, 683795, 758], [13665, 940075, 667], [3007, 438472, 171], 'Romance', 'The Austen Shelf', '2024-01-28', '2024-11-01'],
  ['sherlock', 'The Adventures of Sherlock Holmes', 'Arthur Conan Doyle', 'live', 'GB US CA AU NZ IE', 10, 13, [11392, 574049, 561], [12035, 754484, 420], [2653, 321892, 132], 'Crime', 'Baker Street', '2024-10-14', '2024-11-18'],
  ['middlemarch', 'Middlemarch', 'George Eliot', 'live', 'GB US', 6, 9, [6362, 344271, 344], [9188, 656214, 393], [1785, 197445, 117], 'Literary', null, '2023-04-20', '2024-11-01'],
  ['timemachine', 'The Time Machine', 'H. G. Wells', 'live', 'GB US CA', 7, 8, [5625, 303875, 411], [5176, 383880, 185], [2039, 233367, 130], 'Science fiction', 'The Wells Library', '2025-05-07', '2025-04-14'],
  ['alice', 'Alice’s Adventures in Wonderland', 'Lewis Carroll', 'live', 'GB AU', 8, 10, [7260, 281358, 401], [4003, 329425, 189], [911, 96641, 52], 'Children', null, '2024-07-04', '2024-11-01'],
  ['frankenstein', 'Frankenstein', 'Mary Shelley', 'live', 'GB US CA AU', 5, 12, [6043, 329660, 434], [5244, 359123, 224], [713, 93126, 33], 'Gothic', 'Lamplit Classics', '2025-10-01', '2025-08-18'],
  ['littlewomen', 'Little Women', 'Louisa May Alcott', 'live', 'US CA', 4, 7, [3360, 159065, 228], [5084, 310280, 251], [869, 131229, 56], 'Family', null, '2024-09-30', '2024-11-04'],
  ['secretgarden', 'The Secret Garden', 'Frances Hodgson Burnett', 'live', 'GB US CA', 5, 6, [5507, 220083, 298], [2650, 189947, 89], [875, 114508, 59], 'Children', null, '2026-03-19', '2026-02-16'],
  ['warworlds', 'The War of the Worlds', 'H. G. Wells', 'live', 'GB US', 4, 6, [3061, 165462, 238], [3552, 219744, 121], [555, 85870, 28], 'Science fiction', 'The Wells Library', '2025-06-30', '2025-06-02'],
  ['janeeyre', 'Jane Eyre', 'Charlotte Brontë', 'live', 'GB US IE', 4, 7, [3689, 185099, 188], [2503, 212912, 113], [572, 72194, 35], 'Romance', 'The Brontë Shelf', '2024-10-16', '2024-11-11'],
  ['greatexp', 'Great Expectations', 'Charles Dickens', 'live', 'GB US AU', 3, 8, [3202, 130611, 205], [2942, 218338, 145], [566, 70604, 29], 'Literary', null, '2023-12-01', '2024-11-01'],
  ['dorian', 'The Picture of Dorian Gray', 'Oscar Wilde', 'live', 'GB US', 3, 5, [2623, 148189, 193], [2924, 255117, 115], null, 'Gothic', 'Lamplit Classics', '2025-07-20', '2025-07-01'],
  ['wuthering', 'Wuthering Heights', 'Emily Brontë', 'live', 'GB', 2, 4, [2868, 124227, 171], [1335, 120245, 63], null, 'Romance', 'The Brontë Shelf', '2025-12-19', '2025-11-24'],
  ['awakening', 'The Awakening', 'Kate Chopin', 'live', 'US', 2, 3, [1362, 81590, 99], [1281, 98168, 60], null, 'Literary', null, '2026-04-22', '2026-04-06'],
  ['mobydick', 'Moby-Dick; or, The Whale', 'Herman Melville', 'review', 'US', 2, 6, [1007, 41236, 50], [577, 52010, 31], null, 'Adventure', null, '2026-10-18', '2026-10-05'],
  ['treasure', 'Treasure Island', 'Robert Louis Stevenson', 'paused', 'GB', 0, 6, [426, 18329, 29], [495, 36553, 20], [44, 7189, 0], 'Adventure', null, '2024-11-14', '2024-11-14'],
  ['emma', 'Emma', 'Jane Austen', 'paused', 'GB IE', 0, 4, null, [371, 22479, 17], [0, 0, 0], 'Romance', 'The Austen Shelf', '2025-12-16', '2025-12-01'],
  ['eightydays', 'Around the World in Eighty Days', 'Jules Verne', 'ended', 'GB', 0, 5, [77, 3107, 6], [56, 4090, 0], null, 'Adventure', null, '2025-01-30', '2025-01-20'],
  ['walden', 'Walden', 'Henry David Thoreau', 'draft', 'US', 0, 2, null, null, null, 'Essays', null, '2027-02-09', '2027-01-11'],
  ['generated', 'The Count of Monte Cristo', 'Alexandre Dumas', 'live', 'GB IE', 1, 3, [0, 0, 0], null, null, 'Adventure', null, '2026-08-28', '2026-08-03'],
  ['generated', 'The Wind in the Willows', 'Kenneth Grahame', 'paused', 'GB', 0, 3, [188, 8120, 9], null, [31, 4410, 1], 'Children', null, '2025-10-08', '2025-09-15'],
  ['generated', 'A Room with a View', 'E. M. Forster', 'draft', 'GB US', 0, 1, null, null, null, 'Literary', null, '2027-03-02', '2027-02-01'],
  ['generated', 'The Turn of the Screw', 'Henry James', 'ended', 'GB US', 0, 4, null, [64, 5120, 3], null, 'Gothic', 'Lamplit Classics', '2025-10-31', '2025-09-29'],
  ['generated', 'The Call of the Wild', 'Jack London', 'review', 'US CA', 0, 2, null, null, null, 'Adventure', null, '2026-12-01', '2026-11-23'],
]

type AdRow = readonly [name: string, headline: string, Platform, FormatId, Status, Partial<AdPlan>?]

/** The ads in the mockups, by cover. */
// A table: one ad per line.
// prettier-ignore
const AD_ROWS: Readonly<Record<string, readonly AdRow[]>> = {
  dracula: [
    ['Read it with the lamp on', 'Read it with the lamp on.', 'mad', 'feed', 'live', { startsOn: '2026-10-12', weight: 4 }],
    ['Castle at dusk', 'Read it with the lamp on.', 'gad', 'display', 'live', { startsOn: '2026-07-20', weight: 4 }],
    ['The count calls', 'Read it with the lamp on.', 'mad', 'clip', 'live', { countries: ['GB', 'US'], startsOn: '2026-08-03', weight: 2.6 }],
    ['Still awake', 'The original. Still awake.', 'gad', 'display', 'live', { startsOn: '2026-06-15', weight: 1.7 }],
    ['Midnight, Whitby', 'Read it with the lamp on.', 'pad', 'pin', 'live', { countries: ['GB', 'US'], startsOn: '2026-08-24', weight: 4 }],
    ['Harker’s journal', 'Read it with the lamp on.', 'mad', 'feed', 'review', { countries: ['AU'] }],
  ],
  pride: [['First impressions, revised', 'First impressions, revised.', 'mad', 'feed', 'live', { countries: ['GB', 'US', 'IE'], weight: 2.4 }]],
  sherlock: [['Twelve cases', 'Twelve cases. One address.', 'mad', 'feed', 'live']],
  middlemarch: [['The town you never left', 'The town you never left.', 'mad', 'feed', 'live', { weight: 2 }]],
  timemachine: [['Leave at eight', 'Leave at eight. Arrive in 802,701.', 'gad', 'display', 'live', { weight: 2 }]],
  alice: [['Late for something', 'Late for something wonderful.', 'pad', 'pin', 'live']],
  frankenstein: [['Dreary night', 'It was a dreary night.', 'gad', 'display', 'paused', { countries: ['GB'] }]],
  littlewomen: [['Four sisters', 'Four sisters, one winter.', 'mad', 'feed', 'live']],
  secretgarden: [['Find the key', 'Find the key.', 'pad', 'pin', 'live']],
  warworlds: [['They were watching', 'They were watching.', 'gad', 'display', 'rejected', { countries: ['US'] }]],
  janeeyre: [['Reader, you will love it', 'Reader, you will love it.', 'mad', 'feed', 'live', { countries: ['GB', 'IE'] }]],
  dorian: [['He never looked better', 'He never looked better.', 'mad', 'clip', 'ended', { countries: ['GB'] }]],
  awakening: [['The sea is seductive', 'The sea is seductive.', 'gad', 'display', 'live']],
  mobydick: [['Call me', 'Call me.', 'mad', 'feed', 'review']],
}

function toAdPlan([name, headline, platform, formatId, status, more]: AdRow): AdPlan {
  return { name, headline, platform, formatId, status, ...more }
}

/** The titles of Harbour & Vale: the twenty in the mockups, then five more. */
export function harbourValeTitles(firstId: number): TitlePlan[] {
  return ROWS.map(
    (
      [cover, name, author, status, countries, adsLive, adsAll, gad, mad, pad, genre, series, publishedOn, since],
      index,
    ) => ({
      id: firstId + index,
      name,
      author,
      cover,
      status,
      typeId: 'book',
      genre,
      series,
      publishedOn,
      since,
      adsLive,
      adsAll,
      imprint: genre === 'Children' ? 'Paper Boat' : 'Nightjar Classics',
      taskId: status === 'review' || status === 'draft' ? 2 : null,
      countries: countries.split(' '),
      totals: { ...NOT_ADVERTISED, gad, mad, pad },
      ads: (AD_ROWS[cover] ?? []).map(toAdPlan),
    }),
  )
}

/** The titles of the small account, by cover: of each status at least one. */
const FEW =
  'dracula pride sherlock middlemarch timemachine secretgarden warworlds janeeyre awakening mobydick treasure emma eightydays walden'

const MOST_COUNTRIES = 2
const MOST_ADS = 3

/** Some of the titles of Harbour & Vale, with the ads in the mockups and few others; all but Dracula in fewer countries. */
export function fewHarbourValeTitles(firstId: number): TitlePlan[] {
  return harbourValeTitles(firstId)
    .filter(({ cover, name }) => FEW.split(' ').includes(cover ?? '') || name === 'The Count of Monte Cristo')
    .map((title) => ({
      ...title,
      countries: title.id === firstId ? title.countries : title.countries.slice(0, MOST_COUNTRIES),
      adsAll: Math.max(title.ads.length, Math.min(title.adsAll, MOST_ADS)),
      adsLive: Math.min(title.adsLive, Math.max(title.ads.length, MOST_ADS)),
    }))
}
