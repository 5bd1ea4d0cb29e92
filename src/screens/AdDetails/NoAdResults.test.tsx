import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testAd } from '#domain/testing/testAd.ts'
import { AdNeverRan } from './NoAdResults.tsx'

afterEach(cleanup)

it.each([
  ['rejected', '2026-08-03', 'Rejected. It hasn’t run.'],
  ['review', '2026-12-09', 'Starts on Wed, 9 Dec'],
  ['review', '2027-01-06', 'Starts on Wed, 6 Jan 2027'],
  ['draft', null, 'Not scheduled yet'],
  ['live', '2026-08-03', 'It hasn’t run yetIt was due on 03-08-2026'],
])('says of an ad in the status %s, due on %s, that never ran: %s', (status, firstStart, text) => {
  const { container } = render(<AdNeverRan ad={testAd(1, { status })} neverRan={{ firstStart }} today="2026-11-20" />)
  expect(screen.getByRole('heading', { level: 2 })).toBeDefined()
  expect(container.textContent).toBe(text)
})
