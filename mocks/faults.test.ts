import { expect, it } from 'vitest'
import { failureTexts } from '#domain/messages/failures.ts'
import { FAULTS } from './faults.ts'

it('has every status that the app has messages for', () => {
  const available: readonly string[] = FAULTS.map(({ id }) => id)
  const statuses = Object.keys(failureTexts).filter((kind) => /^\d+$/.test(kind))
  expect(statuses.length).toBeGreaterThan(7)
  expect(statuses.filter((status) => !available.includes(status))).toEqual([])
})
