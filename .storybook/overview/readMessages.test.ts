import { expect, it } from 'vitest'
import { readMessages } from './readMessages.ts'

it('reads texts at any depth, and what functions make of dots', () => {
  const texts = {
    title: 'Not found',
    page: { find: (list: string) => `Find: ${list}`, day: (at: Date) => at.toISOString() },
    limit: 5,
  }
  expect(readMessages('common', texts)).toEqual([
    { name: 'common.title', text: 'Not found' },
    { name: 'common.page.find', text: 'Find: …' },
  ])
})
