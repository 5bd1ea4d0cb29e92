import { hash, pick, unit } from '../seed.ts'
import type { Book } from './publicDomain.ts'

/* The names of thousands of titles that read like a real backlist: collected works, libraries in volumes, and tales. */
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

/** A backlist title, with the series that it belongs to, if any. */
export interface BacklistBook extends Book {
  series: string | null
}

/** The `index`th title of a backlist. `of` is anything that tells one account's list from another's. */
export function backlistBook(of: number, index: number): BacklistBook {
  const kind = unit(of, index, 1)
  const run = Math.floor(index / RUN)
  if (kind < 0.3) {
    const author = turn(WORKS, run)
    return volume(`The Works of ${author}`, index, WORKS.length, author, 'Literary')
  }
  if (kind < 0.5)
    return volume(turn(LIBRARIES, run), index, LIBRARIES.length, person(of, index), pick(GENRES, of, run, 3))
  return { name: taleName(of, index), author: person(of, index >> 2), genre: pick(GENRES, of, index, 4), series: null }
}

/** Titles of one series that follow each other before the next series takes its turn. */
const RUN = 24

function turn(list: readonly string[], run: number): string {
  return list[run % list.length] ?? ''
}

function volume(series: string, index: number, turns: number, author: string, genre: string): BacklistBook {
  const number = Math.floor(index / (RUN * turns)) * RUN + (index % RUN) + 1
  return { name: `${series}, volume ${number}`, author, genre, series }
}

function taleName(of: number, index: number): string {
  const adjective = pick(ADJECTIVES, of, index, 5)
  const noun = pick(NOUNS, of, index, 6)
  const place = pick(PLACES, of, index, 7)
  switch (hash(of, index, 8) % 4) {
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

function person(of: number, index: number): string {
  return `${pick(FIRST, of, index, 9)} ${pick(LAST, of, index, 10)}`
}
