import { loginHandlers } from './login.ts'
import { lookupHandlers } from './lookups.ts'
import { meHandlers } from './me.ts'
import { reportHandlers } from './reports.ts'
import { titleHandlers } from './titles.ts'

/** The whole API, in the sections of the specification. The four hosts answer with these. */
export const handlers = [...loginHandlers, ...meHandlers, ...lookupHandlers, ...titleHandlers, ...reportHandlers]
