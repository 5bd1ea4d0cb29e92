import { expect, it } from 'vitest'
import { chartNotes } from './chartNotes.ts'

const VIEW = { measure: 'clicks', adIds: [], titleIds: [], comparison: 'previous' } as const

it('says nothing of a chart that is as chosen', () => {
  expect(chartNotes(VIEW)).toEqual([])
  expect(chartNotes({ ...VIEW, titleIds: [101] })).toEqual([])
})

it('says why chosen titles or ads are not stacked, nor compared', () => {
  const stacked = 'Each title has a line of its own, so they can’t be stacked.'
  const earlier = 'To keep the lines apart, the earlier period isn’t drawn.'
  expect(chartNotes({ ...VIEW, titleIds: [101, 102] })).toEqual([stacked, earlier])
  expect(chartNotes({ ...VIEW, titleIds: [101, 102], comparison: 'none' })).toEqual([stacked])
  expect(chartNotes({ ...VIEW, adIds: [7, 8], comparison: 'none' })).toEqual([
    'Each ad has a line of its own, so they can’t be stacked.',
  ])
})

it('says why six titles are not told apart', () => {
  expect(chartNotes({ ...VIEW, titleIds: [1, 2, 3, 4, 5, 6] })).toEqual([
    'With more than 5 titles, the chart shows the platforms.',
  ])
})

it('says that rates can’t be stacked', () => {
  expect(chartNotes({ ...VIEW, measure: 'ctr' })).toEqual(['Rates can’t be stacked.'])
})
