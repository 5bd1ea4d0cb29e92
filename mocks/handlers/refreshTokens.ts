import { now } from '../world/clock.ts'
import { tokenFor } from './session.ts'

const DAY_MS = 86_400_000
let isIssued = false

/** Whether logins bring a refresh token, as where VITE_REFRESH is true. Off at the start. */
export function setRefreshTokens(isOn: boolean): void {
  isIssued = isOn
}

/** The refresh token of a login, valid for 30 days, as fields of the response; none if they are off. */
export const refreshFields = (userName: string, accountId: string): object =>
  isIssued
    ? {
        refresh_token: tokenFor(userName, accountId, { use: 'refresh', expiresInS: (30 * DAY_MS) / 1000 }),
        refresh_expires: new Date(now() + 30 * DAY_MS).toISOString(),
      }
    : {}
