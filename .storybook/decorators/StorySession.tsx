import { useState, type ReactNode } from 'react'
import { clearAuth, writeAuth } from '#session/authCookies.ts'
import { forgetStored } from '#session/safeStorage.ts'
import { TEST_USERS, tokenFor } from '#mocks/testUsers.ts'

const DAY_MS = 86_400_000

/** Signs in or out before a story's app starts, with the same cookies as a login. */
export function StorySession({ signedInAs, children }: { signedInAs: unknown; children: ReactNode }) {
  useState(() => {
    clearAuth()
    // An account's columns, say, that another story has chosen. The theme is the toolbar's.
    forgetStored('lightshelf.theme')
    const user = signedInAs === 'none' ? undefined : TEST_USERS[(signedInAs ?? 'customer') as keyof typeof TEST_USERS]
    if (user === undefined) return
    writeAuth({
      token: tokenFor(user),
      expiresAt: Date.now() + DAY_MS,
      user: { userName: user.userName, firstName: user.firstName, lastName: user.lastName },
      refresh: null,
      signInId: 'test',
    })
  })
  return children
}
