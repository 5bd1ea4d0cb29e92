import { adHandlers } from './ads.ts'
import { campaignHandlers } from './campaigns.ts'
import { loginHandlers } from './login.ts'
import { lookupHandlers } from './lookups.ts'
import { meHandlers } from './me.ts'
import { openHandlers } from './open.ts'
import { peopleHandlers } from './people.ts'
import { reportHandlers } from './reports.ts'
import { titleHandlers } from './titles.ts'
import { trackingHandlers } from './tracking.ts'

/** The whole API, in the sections of the specification. The four hosts answer with these. */
export const handlers = [
  ...loginHandlers,
  ...meHandlers,
  ...lookupHandlers,
  ...titleHandlers,
  ...adHandlers,
  ...campaignHandlers,
  ...reportHandlers,
  ...trackingHandlers,
  ...peopleHandlers,
  ...openHandlers,
]
