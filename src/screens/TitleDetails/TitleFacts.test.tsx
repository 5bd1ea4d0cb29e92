import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Title } from '#domain/catalogue.ts'
import { TitleFacts } from './TitleFacts.tsx'

afterEach(cleanup)

const TITLE: Title = {
  id: 101,
  name: 'Dracula',
  parentId: null,
  parentName: null,
  typeId: null,
  statusId: 'live',
  taskId: null,
  countryIds: [],
  liveCountryIds: [],
  coverUrl: null,
  author: 'Bram Stoker',
  isbn13: null,
  imprint: null,
  publishedOn: null,
  genre: null,
  adCount: 3,
  liveAdCount: 2,
  createdOn: null,
  updatedOn: null,
}
const TYPES = new Map([['book', 'Book']])
const terms = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

it('names the series and the type of a title', () => {
  render(
    <TitleFacts title={{ ...TITLE, parentName: 'Gothic Nights', typeId: 'book' }} typeNames={TYPES} adCounts={null} />,
  )
  expect(terms().slice(0, 2)).toEqual([
    ['Series', 'Gothic Nights'],
    ['Type', 'Book'],
  ])
})

it('has no series where there is none, and the id of a type without a name', () => {
  const { rerender } = render(<TitleFacts title={{ ...TITLE, typeId: 'scroll' }} typeNames={TYPES} adCounts={null} />)
  expect(terms()[0]).toEqual(['Type', 'scroll'])
  rerender(<TitleFacts title={TITLE} typeNames={TYPES} adCounts={null} />)
  expect(terms()[0]).toEqual(['Type', '–'])
})

it('counts the ads once they are known', () => {
  const { rerender } = render(<TitleFacts title={TITLE} typeNames={TYPES} adCounts={null} />)
  expect(terms().at(-1)).toEqual(['Ads live', '–'])
  rerender(<TitleFacts title={TITLE} typeNames={TYPES} adCounts={{ all: 15, live: 9 }} />)
  expect(terms().at(-1)).toEqual(['Ads live', '9/15'])
})
