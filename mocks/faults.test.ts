import { expect, it } from 'vitest'
import { failureTexts } from '#domain/messages/failures.ts'
import { FAULTS } from './faults.ts'

it('every status that the app has words for can be picked', () => {
  const offered: readonly string[] = FAULTS.map(({ id }) => id)
  const told = Object.keys(failureTexts).filter((kind) => /^\d+$/.test(kind))
  expect(told.length).toBeGreaterThan(7)
  expect(told.filter((status) => !offered.includes(status))).toEqual([])
})
