import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '#components/actions/Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { enter, focusVisible, pass, putAway, shown, target } from './testTooltip.ts'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(putAway)

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
  focusVisible(target(), true)
  act(() => target().focus())
  await pass(0)
  expect(dialog()?.contains(screen.getByRole('tooltip'))).toBe(true)
  fireEvent.keyDown(target(), { key: 'Escape' })
  await pass(0)
  expect(shown()).toBeNull()
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
  fireEvent.click(target('Open'))
  await pass(0)
  enter(target())
  await pass(100)
  expect(shown()).toBe('As a file')
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' })
  await pass(0)
  expect(shown()).toBeNull()
  expect(screen.queryByRole('dialog', { name: 'Columns' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
