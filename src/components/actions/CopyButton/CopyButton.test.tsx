import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StillContext } from '#components/lib/StillContext.ts'
import { CopyButton } from './CopyButton.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  writeText.mockReset()
})

const clickButton = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'))
    await Promise.resolve()
  })

it('copies, announces it, and shows its label again after a moment', async () => {
  writeText.mockResolvedValue()
  render(<CopyButton text="a text" label="Copy it" />)
  await clickButton()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a text')
  expect(screen.getByRole('status').textContent).toBe('Copied')
  act(() => void vi.advanceTimersByTime(3000))
  expect(screen.getByRole('button').textContent).toBe('Copy it')
  expect(screen.getByRole('status').textContent).toBe('')
})

it('keeps the result where nothing may change on its own', async () => {
  writeText.mockResolvedValue()
  render(
    <StillContext value={true}>
      <CopyButton text="a text" label="Copy it" />
    </StillContext>,
  )
  await clickButton()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('button').textContent).toBe('Copied')
})

it('announces a failure if the browser refuses', async () => {
  writeText.mockRejectedValue(new Error('not allowed'))
  render(<CopyButton text="a text" label="Copy it" />)
  await clickButton()
  expect(screen.getByRole('status').textContent).toBe('Couldn’t copy')
})

it('announces a failure if there is no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  render(<CopyButton text="a text" label="Copy it" />)
  await clickButton()
  expect(screen.getByRole('status').textContent).toBe('Couldn’t copy')
})
