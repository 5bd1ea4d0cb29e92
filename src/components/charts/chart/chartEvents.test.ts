import { describe, expect, it } from 'vitest'
import { eventsByIndex, formatEvents, notesAt } from './chartEvents.ts'
import type { ChartEvent } from './chartProps.ts'

const START: ChartEvent = { day: '2026-11-03', label: 'Dracula, autumn, UK', kind: 'start' }
const END: ChartEvent = { day: '2026-11-03', label: 'Dracula, summer', kind: 'end' }
const EARLY: ChartEvent = { day: '2026-10-01', label: 'Emma', kind: 'start' }

describe('eventsByIndex', () => {
  it('finds the index of each day and skips events outside', () => {
    expect([...eventsByIndex({ days: ['2026-11-02', '2026-11-03'], events: [START, EARLY, END] })]).toEqual([
      [1, [START, END]],
    ])
    expect(eventsByIndex({ days: ['2026-11-02'] }).size).toBe(0)
  })

  it('finds the index of the month', () => {
    expect([...eventsByIndex({ days: ['2026-10-01', '2026-11-01'], per: 'month', events: [START, EARLY] })]).toEqual([
      [1, [START]],
      [0, [EARLY]],
    ])
  })
})

describe('formatEvents', () => {
  it('lists the first events and counts the rest', () => {
    expect(formatEvents([START, END])).toEqual(['Starts: Dracula, autumn, UK', 'Ends: Dracula, summer'])
    expect(formatEvents([START, END, EARLY], 1)).toEqual(['Starts: Dracula, autumn, UK', '+2 more'])
  })
})

describe('notesAt', () => {
  const days = ['2026-10-01', '2026-11-01']

  it('says that the last day is incomplete, once', () => {
    expect([0, 1].map((index) => notesAt({ days, isLastIncomplete: true }, index))).toEqual([[], ['Incomplete']])
    const reasons = { isLastIncomplete: true, notComparableReasons: [null, 'Today is incomplete'] }
    expect(notesAt({ days, ...reasons }, 1)).toEqual(['Today is incomplete'])
  })

  it('says what the change of an incomplete month compares', () => {
    const changeDays = '1 Nov – 19 Nov vs 1 Oct – 19 Oct'
    expect([0, 1].map((index) => notesAt({ days, per: 'month', isLastIncomplete: true, changeDays }, index))).toEqual([
      [],
      ['Incomplete', 'Change: 1 Nov – 19 Nov vs 1 Oct – 19 Oct'],
    ])
  })
})
