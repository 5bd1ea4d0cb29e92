import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '#components/actions/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { hover, mockFocusVisible, advance, cleanUpTooltips, tooltipText, getTarget } from './testing/testTooltip.ts'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(cleanUpTooltips)

const dialog = () => screen.queryByRole('dialog', { name: 'Send artwork' })

it('closes together with the dialog around its target on one Escape', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open title="Send artwork" onClose={onClose}>
      <Tooltip title="As a file">
        <button type="button">Export</button>
      </Tooltip>
    </Dialog>,
  )
  mockFocusVisible(getTarget(), true)
  act(() => getTarget().focus())
  await advance(0)
  expect(dialog()?.contains(screen.getByRole('tooltip'))).toBe(true)
  fireEvent.keyDown(getTarget(), { key: 'Escape' })
  await advance(0)
  expect(tooltipText()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes together with a popover on one Escape, which leaves the dialog open', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open title="Send artwork" onClose={onClose}>
      <Popover label="Columns" trigger={<Button>Open</Button>}>
        <input aria-label="Name" />
      </Popover>
      <Tooltip title="As a file">
        <button type="button">Export</button>
      </Tooltip>
    </Dialog>,
  )
  fireEvent.click(getTarget('Open'))
  await advance(0)
  hover(getTarget())
  await advance(100)
  expect(tooltipText()).toBe('As a file')
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' })
  await advance(0)
  expect(tooltipText()).toBeNull()
  expect(screen.queryByRole('dialog', { name: 'Columns' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
