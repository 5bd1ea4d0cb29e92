import { act, cleanup, render, screen } from '@testing-library/react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, expect, it, vi } from 'vitest'
import { useThrowInRender } from './useThrowInRender.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Press({ load }: { load: () => Promise<unknown> }) {
  const throwInRender = useThrowInRender()
  return <button onClick={() => void load().catch(throwInRender)}>Export</button>
}

it('passes a rejection of a handler to the boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ErrorBoundary fallbackRender={({ error }) => <p>{(error as Error).message}</p>}>
      <Press load={() => Promise.reject(new Error('The chunk is gone'))} />
    </ErrorBoundary>,
  )
  await act(async () => {
    screen.getByText('Export').click()
    await Promise.resolve()
  })
  expect(screen.getByText('The chunk is gone')).toBeDefined()
})
