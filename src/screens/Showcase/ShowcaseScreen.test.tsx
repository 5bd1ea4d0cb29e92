import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Showcase } from '#api/schemas/public.ts'
import { testFailure } from '#domain/testing/testFailure.ts'
import type { FailureKind } from '#domain/failure.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { ShowcaseScreen } from './ShowcaseScreen.tsx'
import { showcaseAddress } from './showcaseView.ts'

afterEach(cleanup)

const noop = () => undefined

function renderFailure(kind: FailureKind) {
  const failure = testFailure(kind)
  render(
    <ShowcaseScreen
      showcase={testLoadable<Showcase>(undefined, { failure })}
      view={showcaseAddress.defaults}
      onPlatform={noop}
      onOpen={noop}
      onShowArtwork={noop}
      onClose={noop}
      itemUrl={(id) => id}
      entryLink={{ to: '/login', label: 'Log In' }}
      renderLink={({ children }) => <a>{children}</a>}
    />,
  )
  return screen.findByRole('alert')
}

it.each<[FailureKind, string]>([
  [401, 'UnauthorizedStatus 401The showcase isn’t open to visitors at the moment.'],
  [403, 'ForbiddenStatus 403The showcase isn’t open to visitors at the moment.'],
  [404, 'Not FoundStatus 404There’s no showcase here at the moment.'],
  [500, 'Internal Server ErrorStatus 500We couldn’t load the showcase. Please try again later.'],
])('describes a %s without mentioning an account', async (kind, text) => {
  expect((await renderFailure(kind)).textContent).toBe(text)
})
