import * as v from 'valibot'
import {
  getMe,
  listMyAccounts,
  listMyFunctions,
  listMyRoles,
  logError,
  masquerade,
  sleepMeow,
  switchAccount,
} from '#api/endpoints/account.ts'
import { delay } from 'msw'
import { saveError } from '../world/memory.ts'
import { accountsOf } from '../world/users.ts'
import { userWire } from '../world/wire.ts'
import { handle } from './handle.ts'
import { parseBody, text } from './input.ts'
import { forbidden, validationError, notFound } from './httpError.ts'
import { tokenFor, type Session } from './session.ts'

const ROLES = [
  { role_id: 'marketing', name: 'Marketing manager' },
  { role_id: 'export', name: 'Report exporter' },
]
const FUNCTIONS = [
  { func_code: 'titles.view', name: 'See all titles, ads and results' },
  { func_code: 'ads.rate', name: 'Rate ads' },
  { func_code: 'material.send', name: 'Send artwork' },
  { func_code: 'report.export', name: 'Download CSV files and share report links' },
]
const STAFF_ROLE = { role_id: 'staff', name: 'Internal staff' }
const STAFF_FUNCTION = { func_code: 'masquerade', name: 'View Lightshelf as a customer sees it' }

const MAX_SLEEP_S = 60

/** One of the caller's accounts; throws 404 for any other. */
function ownAccount({ user }: Session, id: string) {
  const account = accountsOf(user).find((candidate) => candidate.id === id)
  if (account === undefined) throw notFound('Account')
  return account
}

export const meHandlers = [
  handle(getMe, ({ user, account }) => ({
    ...userWire(user),
    user_id: user.id,
    acc_id: account.id,
    acc_name: account.name,
  })),
  handle(listMyRoles, ({ user }) => (user.isStaff ? [STAFF_ROLE, ...ROLES] : ROLES)),
  handle(listMyFunctions, ({ user }) => (user.isStaff ? [...FUNCTIONS, STAFF_FUNCTION] : FUNCTIONS)),
  handle(listMyAccounts, ({ user }) => accountsOf(user).map(({ id, name }) => ({ acc_id: id, acc_name: name }))),
  handle(masquerade, async ({ request, ...session }) => {
    const { acc_id } = await parseBody(request, v.object({ acc_id: text }))
    if (!session.user.isStaff) throw forbidden('Only internal staff may masquerade')
    return { access_token: tokenFor(session.user.userName, ownAccount(session, acc_id).id, { masquerading: true }) }
  }),
  handle(switchAccount, ({ params, ...session }) => ({
    access_token: tokenFor(session.user.userName, ownAccount(session, params.acc_id).id),
  })),
  handle(logError, async ({ request }) => {
    const { error } = await parseBody(request, v.object({ error: text }))
    saveError(error)
    return undefined
  }),
  handle(sleepMeow, async ({ params }) => {
    const seconds = Number(params.dur)
    if (!(seconds >= 0))
      throw validationError({ loc: ['path', 'dur'], msg: 'Input should be a valid number', type: 'float_parsing' })
    await delay(Math.min(seconds, MAX_SLEEP_S) * 1000)
    return undefined
  }),
]
