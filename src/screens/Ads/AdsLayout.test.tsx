import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { StatefulAdsScreen } from './testing/StatefulAdsScreen.tsx'

afterEach(cleanup)

const hasTable = () => screen.queryByRole('table') !== null

// A whole screen in jsdom is slow on a busy machine.
it('saves the layout and writes it to the URL only where it differs from the saved one', async () => {
  const onView = vi.fn()
  const onLayoutChange = vi.fn()
  render(<StatefulAdsScreen start={{ layout: null }} savedLayout="table" {...{ onView, onLayoutChange }} />)
  expect(hasTable()).toBe(true)
  await userEvent.click(screen.getByLabelText('Grid'))
  expect(hasTable()).toBe(false)
  expect(onLayoutChange).toHaveBeenLastCalledWith('grid')
  expect(onView).toHaveBeenLastCalledWith({ layout: 'grid' }, 'push')
  await userEvent.click(screen.getByLabelText('Table'))
  expect(hasTable()).toBe(true)
  expect(onLayoutChange).toHaveBeenLastCalledWith('table')
  expect(onView).toHaveBeenLastCalledWith({ layout: null }, 'push')
})

it('is a grid where nothing is saved, and follows a link that names another', () => {
  render(<StatefulAdsScreen start={{ layout: null }} />)
  expect(hasTable()).toBe(false)
  cleanup()
  render(<StatefulAdsScreen start={{ layout: 'grid' }} savedLayout="table" />)
  expect(hasTable()).toBe(false)
})
