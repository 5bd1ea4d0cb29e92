import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Button } from '#components/actions/Button/Button.tsx'
import { Popover } from '#components/overlays/Popover/Popover.tsx'
import { Sheet } from './Sheet.tsx'

afterEach(cleanup)

function Filters() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        footer={<Button onClick={() => setOpen(false)}>Show 12 titles</Button>}
      >
        <Popover label="Status" trigger={<Button>Any status</Button>}>
          <Button>Live</Button>
        </Popover>
      </Sheet>
    </>
  )
}

const sheet = () => screen.queryByRole('dialog', { name: 'Filters' })
const popover = () => screen.queryByRole('dialog', { name: 'Status' })
const button = (name: string) => screen.getByRole('button', { name })

async function setupOpen() {
  const user = userEvent.setup()
  render(<Filters />)
  await user.click(button('Filters'))
  return user
}

describe('Sheet', () => {
  it('takes the focus and returns it when its own button closes it', async () => {
    const user = await setupOpen()
    expect(document.activeElement).toBe(sheet())
    await user.click(button('Show 12 titles'))
    expect(sheet()).toBeNull()
    expect(document.activeElement).toBe(button('Filters'))
  })

  it('stays open when Escape closes a popover inside', async () => {
    const user = await setupOpen()
    await user.click(button('Any status'))
    await waitFor(() => expect(document.activeElement).toBe(button('Live')))
    await user.keyboard('{Escape}')
    expect(popover()).toBeNull()
    expect(document.activeElement).toBe(button('Any status'))
    expect(sheet()).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(sheet()).toBeNull()
  })

  it('includes a popover inside in its tab cycle', async () => {
    const user = await setupOpen()
    await user.click(button('Any status'))
    await waitFor(() => expect(document.activeElement).toBe(button('Live')))
    await user.tab()
    expect(document.activeElement).toBe(button('Show 12 titles'))
    expect(popover()).toBeNull()
    await user.tab()
    await waitFor(() => expect(document.activeElement).toBe(button('Close')))
  })
})
