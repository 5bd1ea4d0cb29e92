import { isDay } from '#domain/day.ts'
import { dateRangeText } from '#domain/messages/period.ts'
import type { DayEntry } from './checkRange.ts'

/** Day, month, year, with any mark or none between; two digits of a year mean this century. */
const WRITTEN = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/
/** As machines write it: what was copied from an address or a file. */
const MACHINE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Reads a day as a person types it: '19-11-2026', '19/11/26', '19.11.2026', '19112026'. */
export function typedDay(text: string): DayEntry {
  const typed = text.trim()
  if (typed === '') return { value: '', problem: null }
  const machine = MACHINE.exec(typed)
  const [, day = '', month = '', year = ''] = machine
    ? [machine[0], machine[3], machine[2], machine[1]]
    : (WRITTEN.exec(typed) ?? DIGITS.exec(typed) ?? [])
  if (day === '') return { value: '', problem: dateRangeText.unreadable }
  const value = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(value) ? { value, problem: null } : { value: '', problem: dateRangeText.noSuchDay }
}
