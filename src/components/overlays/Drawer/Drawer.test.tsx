import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Drawer } from './Drawer.tsx'

afterEach(cleanup)

function CreativeDrawer({ busy }: { busy: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Card 2
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Card 2" note="Dracula" busy={busy}>
        Rejected
      </Drawer>
    </main>
  )
}

async function setupOpen(busy = false) {
  const user = userEvent.setup()
  render(<CreativeDrawer busy={busy} />)
  await user.click(screen.getByRole('button', { name: 'Card 2' }))
  return user
}

it('is a modal dialog and returns the focus', async () => {
  const user = await setupOpen()
  const drawer = screen.getByRole('dialog', { name: 'Card 2' })
  expect(drawer.getAttribute('aria-modal')).toBe('true')
  expect(drawer.parentElement?.dataset.shape).toBe('drawer')
  expect(document.activeElement).toBe(drawer)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Card 2' }))
})

it('stays open while busy', async () => {
  const user = await setupOpen(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeNull()
})
