import { adHandlers } from './ads.ts'
import { campaignHandlers } from './campaigns.ts'
import { loginHandlers } from './login.ts'
import { lookupHandlers } from './lookups.ts'
import { meHandlers } from './me.ts'
import { publicHandlers } from './public.ts'
import { userHandlers } from './users.ts'
import { reportHandlers } from './reports.ts'
import { titleHandlers } from './titles.ts'
import { trackingHandlers } from './tracking.ts'

/** The handlers of the whole API, by section of the specification. All four hosts use them. */
export const handlers = [
  ...loginHandlers,
  ...meHandlers,
  ...lookupHandlers,
  ...titleHandlers,
  ...adHandlers,
  ...campaignHandlers,
  ...reportHandlers,
  ...trackingHandlers,
  ...userHandlers,
  ...publicHandlers,
]
