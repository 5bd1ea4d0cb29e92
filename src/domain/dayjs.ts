import dayjs from 'dayjs'
import 'dayjs/locale/en-gb.js'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'
import weekday from 'dayjs/plugin/weekday.js'

/*
 * dayjs as the whole app has it: British, its weeks from Monday, with its plugins. Taken from here and from nowhere else
 * (the linter holds it), so that it is never used before it is set up.
 */
dayjs.extend(utc)
dayjs.extend(weekday)
// Two digits of a year are of this century.
dayjs.extend(customParseFormat, { parseTwoDigitYear: (year) => 2000 + Number(year) })
dayjs.locale('en-gb')

export { dayjs }
