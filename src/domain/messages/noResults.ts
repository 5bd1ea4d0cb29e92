import type { Day } from '../day.ts'
import { formatComingDay, formatDayNumeric } from '../format.ts'
import { countryInText } from '../region.ts'
import { shortName } from '../text/shortenText.ts'

/* A title and an ad that have no results in the chosen country, or have never run. */

/** The page of a title. */
export const noTitleResultsText = {
  /** Instead of figures, trend and ads. Null: the title’s name is unknown. */
  noAdsIn: {
    title: (name: string | null, country: string) =>
      `${name === null ? 'This title' : shortName(name)} has no ads in ${countryInText(country)}`,
    action: 'Show all countries',
  },
  /** Instead of figures, trend and ads: none of the listed ads has ever run. A null country: in no country. */
  neverRan: {
    title: (country: string | null) => `No ad has run ${country === null ? '' : `in ${countryInText(country)} `}yet`,
    text: (firstStart: Day | null, today: Day) =>
      firstStart === null
        ? null
        : firstStart > today
          ? `The first starts on ${formatComingDay(firstStart, today)}`
          : `The first was due on ${formatDayNumeric(firstStart)}`,
  },
}

/** The page of an ad. */
export const noAdResultsText = {
  /** Instead of results and campaigns. */
  notRunning: {
    title: (country: string) => `This ad isn’t running in ${countryInText(country)}`,
    action: 'Show all countries',
  },
  /** Instead of results and tracking, of an ad that has never run. */
  neverRan: {
    rejected: 'Rejected. It hasn’t run.',
    notScheduled: 'Not scheduled yet',
    starts: (day: Day, today: Day) => `Starts on ${formatComingDay(day, today)}`,
    overdue: 'It hasn’t run yet',
    due: (day: Day) => `It was due on ${formatDayNumeric(day)}`,
  },
}
