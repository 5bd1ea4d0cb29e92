import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyComponent } from './lazyComponent.tsx'

afterEach(cleanup)

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

describe('lazyComponent', () => {
  it('renders the fallback, then the component with its props', async () => {
    const Lazy = lazyComponent(() => Promise.resolve(Greeting), 'Loading')
    render(<Lazy name="Ada" />)
    expect(screen.getByText('Loading')).toBeTruthy()
    expect(await screen.findByText('Hello Ada')).toBeTruthy()
  })

  it('loads once for any number of mounts', async () => {
    const load = vi.fn(() => Promise.resolve(Greeting))
    const Lazy = lazyComponent(load)
    const { unmount } = render(<Lazy name="Ada" />)
    await screen.findByText('Hello Ada')
    unmount()
    render(<Lazy name="Grace" />)
    expect(screen.getByText('Hello Grace')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('renders immediately after a preload', async () => {
    const Lazy = lazyComponent(() => Promise.resolve(Greeting), 'Loading')
    Lazy.preload()
    await Promise.resolve()
    await Promise.resolve()
    render(<Lazy name="Ada" />)
    expect(screen.getByText('Hello Ada')).toBeTruthy()
  })

  it('throws to the error boundary above and retries on the next mount', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('offline'))
    load.mockResolvedValue(Greeting)
    const Lazy = lazyComponent(load)
    render(
      <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>Retry</button>}>
        <Lazy name="Ada" />
      </ErrorBoundary>,
    )
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(load).toHaveBeenCalledTimes(1)
    await userEvent.click(retry)
    expect(await screen.findByText('Hello Ada')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('swallows a failed preload and retries on mount', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('offline'))
    load.mockResolvedValue(Greeting)
    const Lazy = lazyComponent(load)
    Lazy.preload()
    render(<Lazy name="Ada" />)
    expect(await screen.findByText('Hello Ada')).toBeTruthy()
  })
})
