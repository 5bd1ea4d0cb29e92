import { hash, pick, randomFraction } from '../random.ts'
import type { Book } from './publicDomain.ts'

/* Thousands of titles that read like a real backlist: collected works, libraries in volumes, and tales. */
const WORKS = [
  'Charles Dickens',
  'Walter Scott',
  'Honoré de Balzac',
  'Anthony Trollope',
  'George Sand',
  'Ivan Turgenev',
  'Henry James',
  'Victor Hugo',
  'Elizabeth Gaskell',
  'Nathaniel Hawthorne',
  'Maria Edgeworth',
  'Leo Tolstoy',
  'Émile Zola',
  'Margaret Oliphant',
]
const LIBRARIES = [
  'The Northlight Library of Voyages',
  'Essays for the Evening',
  'The Mermaid Dramatists',
  'Ballads of the Border',
  'The Naturalist’s Year',
  'Letters from the Continent',
  'Lives of the Painters',
  'The Pocket Sermons',
  'Sagas of the North',
  'The Winter Reader',
  'Fables Old and New',
  'The Garden Calendar',
]
const ADJECTIVES = [
  'Silent',
  'Amber',
  'Distant',
  'Crooked',
  'Winter',
  'Gilded',
  'Forgotten',
  'Drowned',
  'Scarlet',
  'Hollow',
  'Northern',
  'Painted',
  'Wandering',
  'Paper',
  'Copper',
  'Salt',
  'Midnight',
  'Borrowed',
]
const NOUNS = [
  'Lighthouse',
  'Heiress',
  'Orchard',
  'Clockmaker',
  'Harbour',
  'Widow',
  'Cathedral',
  'Mill',
  'Governess',
  'Falcon',
  'Inheritance',
  'Ferry',
  'Schoolmaster',
  'Lantern',
  'Parish',
  'Violin',
  'Pilgrim',
  'Estate',
  'Regiment',
  'Apothecary',
]
const PLACES = [
  'Penhallow',
  'the Fens',
  'Wexcombe',
  'Lake Como',
  'Old Bergen',
  'Cheapside',
  'the Marches',
  'St Ives',
  'Ravensmoor',
  'the Lowlands',
  'Valparaíso',
  'Thornfield Row',
  'the Camargue',
  'Bellhaven',
  'the Upper Nile',
  'Saxby',
]
const FIRST = [
  'Amelia',
  'Barnaby',
  'Cordelia',
  'Edmund',
  'Florence',
  'Gilbert',
  'Harriet',
  'Isidore',
  'Juliana',
  'Lavinia',
  'Marmaduke',
  'Octavia',
  'Percival',
  'Rosamund',
  'Septimus',
  'Theodora',
  'Wilhelmina',
  'Ambrose',
]
const LAST = [
  'Ashdown',
  'Birtwistle',
  'Carraway',
  'Dashwell',
  'Everleigh',
  'Fairfax',
  'Goldsworth',
  'Hartright',
  'Inchbald',
  'Kirkbride',
  'Lovelace',
  'Merriweather',
  'Northcote',
  'Pettifer',
  'Quillfeather',
  'Ravenscroft',
  'Stannard',
  'Thackwell',
  'Wraxall',
]
const GENRES = [
  'Literary',
  'Romance',
  'Crime',
  'Gothic',
  'Adventure',
  'Children',
  'Essays',
  'Poetry',
  'Travel',
  'History',
]

/** A backlist title; `series` is null if it belongs to none. */
export interface BacklistBook extends Book {
  series: string | null
}

/** The title at `index` of a backlist. Another `seed` gives another backlist. */
export function backlistBook(seed: number, index: number): BacklistBook {
  const kind = randomFraction(seed, index, 1)
  const run = Math.floor(index / RUN_LENGTH)
  if (kind < 0.3) {
    const author = takeTurn(WORKS, run)
    return volumeOf(`The Works of ${author}`, index, WORKS.length, author, 'Literary')
  }
  if (kind < 0.5)
    return volumeOf(
      takeTurn(LIBRARIES, run),
      index,
      LIBRARIES.length,
      authorName(seed, index),
      pick(GENRES, seed, run, 3),
    )
  return {
    name: taleName(seed, index),
    author: authorName(seed, index >> 2),
    genre: pick(GENRES, seed, index, 4),
    series: null,
  }
}

/** Consecutive titles of one series before the next series' turn. */
const RUN_LENGTH = 24

function takeTurn(list: readonly string[], run: number): string {
  return list[run % list.length] ?? ''
}

function volumeOf(series: string, index: number, seriesCount: number, author: string, genre: string): BacklistBook {
  const number = Math.floor(index / (RUN_LENGTH * seriesCount)) * RUN_LENGTH + (index % RUN_LENGTH) + 1
  return { name: `${series}, volume ${number}`, author, genre, series }
}

function taleName(seed: number, index: number): string {
  const adjective = pick(ADJECTIVES, seed, index, 5)
  const noun = pick(NOUNS, seed, index, 6)
  const place = pick(PLACES, seed, index, 7)
  switch (hash(seed, index, 8) % 4) {
    case 0:
      return `The ${adjective} ${noun}`
    case 1:
      return `The ${noun} of ${place}`
    case 2:
      return `${adjective} ${noun}s: A Tale of ${place}`
    default:
      return `A ${noun} at ${place}`
  }
}

function authorName(seed: number, index: number): string {
  return `${pick(FIRST, seed, index, 9)} ${pick(LAST, seed, index, 10)}`
}
