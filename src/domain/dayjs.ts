import dayjs from 'dayjs'
import 'dayjs/locale/en-gb.js'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'
import weekday from 'dayjs/plugin/weekday.js'

/*
 * dayjs with the app's locale (British, weeks from Monday) and plugins. The linter forbids importing the package
 * anywhere else, so it is never used before it is set up.
 */
dayjs.extend(utc)
dayjs.extend(weekday)
// Two-digit years are in this century.
dayjs.extend(customParseFormat, { parseTwoDigitYear: (year) => 2000 + Number(year) })
dayjs.locale('en-gb')

export { dayjs }
