import { useState, type ReactNode } from 'react'
import { clearAuth, writeAuth } from '#app/session/authCookies.ts'
import { deviceStorage } from '#app/session/safeStorage.ts'
import { clearAccountState } from '#app/session/accountStore.ts'
import { PEOPLE, tokenFor } from '#mocks/people.ts'

const DAY_MS = 86_400_000

/** Signs in, or out, before the app of a story starts: the same cookies that a login leaves. */
export function StorySession({ who, children }: { who: unknown; children: ReactNode }) {
  useState(() => {
    clearAuth()
    clearAccountState(deviceStorage)
    const person = who === 'none' ? undefined : PEOPLE[(who ?? 'customer') as keyof typeof PEOPLE]
    if (person === undefined) return
    writeAuth({
      token: tokenFor(person),
      expiresAt: Date.now() + DAY_MS,
      user: { userName: person.userName, firstName: person.firstName, lastName: person.lastName },
      refresh: null,
    })
  })
  return children
}
