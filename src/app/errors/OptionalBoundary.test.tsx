import { cleanup, render, screen } from '@testing-library/react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '#api/client.ts'
import { createErrorReporter, ErrorReporterContext } from './errorReporter.ts'
import { OptionalBoundary } from './OptionalBoundary.tsx'

const call = vi.fn<Client['call']>()
let reporter = createErrorReporter({ host: '' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  call.mockReset().mockResolvedValue(undefined)
  // Only `call` is used here.
  reporter = createErrorReporter({ host: '' })
  reporter.setContext({ token: () => 'a token', client: { call } as unknown as Client })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const page = (part: string | Error) => (
  <ErrorReporterContext value={reporter}>
    <p>
      the page{' '}
      <OptionalBoundary>
        <Part content={part} />
      </OptionalBoundary>
    </p>
  </ErrorReporterContext>
)

function Part({ content }: { content: string | Error }) {
  if (content instanceof Error) throw content
  return content
}

it('renders its children', () => {
  render(page('and a notice'))
  expect(screen.getByText('the page and a notice')).toBeDefined()
  expect(call).not.toHaveBeenCalled()
})

it('leaves a missing chunk to the boundary above, unreported', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js')
  render(<ErrorBoundary fallback="reload">{page(missing)}</ErrorBoundary>)
  expect(screen.getByText('reload')).toBeDefined()
  expect(call).not.toHaveBeenCalled()
})

it('removes a part that crashes later, keeps the rest and reports the error once', () => {
  const { rerender } = render(page('and a notice'))
  rerender(page(new Error('the notice crashed')))
  expect(screen.getByText('the page')).toBeDefined()
  rerender(page('and a notice'))
  expect(call).toHaveBeenCalledOnce()
  expect(call.mock.calls[0]?.[1]).toEqual({
    body: { error: expect.stringMatching(/^Error: the notice crashed/) as string },
  })
})
