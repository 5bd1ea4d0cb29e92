import { AT_ONCE } from '#api/pageReader.ts'
import type { Requests } from '../requests.ts'
import { Gate } from './gate.ts'
import { ListReading } from './listReading.ts'
import { isSameList, serves, type ReportQuestion } from './reportQuestion.ts'

/** More rows than these are not kept for a coming back: 100 MB. */
const MOST_ROWS = 3_000_000
/** What a screen shows, and shows next, is kept whatever it weighs. */
const FEWEST = 4

/** The lists of report rows that one session has read in one account, so that going back and forth reads nothing twice. */
export class ReportReadings {
  /** What all reports together ask at once. */
  readonly gate = new Gate(AT_ONCE)
  /** The latest used last. */
  private lists: readonly ListReading[] = []

  /** The list that answers a question: it, or one at hand that has its rows. Asked again and again it stays the same one. */
  of(question: ReportQuestion, knowsPlatforms: boolean): ListReading {
    const list =
      this.lists.find((each) => isSameList(each.question, question)) ??
      this.lists.find((each) => serves(each.question, question, knowsPlatforms)) ??
      new ListReading(question)
    this.lists = [...this.lists.filter((each) => each !== list), list]
    const rows = () => this.lists.reduce((sum, { state }) => sum + state.store.length, 0)
    while (this.lists.length > FEWEST && rows() > MOST_ROWS) this.lists = this.lists.slice(1)
    return list
  }
}

const ofSession = new WeakMap<Requests, ReportReadings>()

/** As `Requests` they end with the session (DataScope): another account has others. */
export function readingsOf(requests: Requests): ReportReadings {
  const known = ofSession.get(requests)
  if (known) return known
  const readings = new ReportReadings()
  ofSession.set(requests, readings)
  return readings
}
