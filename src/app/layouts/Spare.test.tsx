import { cleanup, render, screen } from '@testing-library/react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart } from '#components/lazyPart.tsx'
import { Spare } from './Spare.tsx'

afterEach(cleanup)

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))

it('leaves out what cannot be fetched, keeps the rest, and tries again when it is shown anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<() => string>>(gone)
  const Part = lazyPart(load)
  const page = (shown: boolean) => (
    <p>
      the page{' '}
      {shown && (
        <Spare>
          <Part />
        </Spare>
      )}
    </p>
  )
  const { rerender } = render(page(true))
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  rerender(page(false))
  load.mockResolvedValue(() => 'and a notice')
  rerender(page(true))
  expect(await screen.findByText('the page and a notice')).toBeDefined()
})

it('hands on what is a crash', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Crash = () => {
    throw new Error('crashed')
  }
  render(
    <ErrorBoundary fallback={<p>the boundary above</p>}>
      <Spare>
        <Crash />
      </Spare>
    </ErrorBoundary>,
  )
  expect(screen.getByText('the boundary above')).toBeDefined()
})
