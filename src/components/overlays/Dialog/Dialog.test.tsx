import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './Dialog.tsx'

// jsdom lacks `inert`, and without it floating-ui falls back to `aria-hidden`.
beforeAll(() => void Object.defineProperty(HTMLElement.prototype, 'inert', { configurable: true, value: false }))
afterAll(() => void Reflect.deleteProperty(HTMLElement.prototype, 'inert'))
afterEach(cleanup)

const fields = (
  <>
    <a href="#help">Help</a>
    <input aria-label="Message" />
  </>
)
const footer = <button type="button">Send</button>
const dialog = () => screen.queryByRole('dialog', { name: 'Send artwork' })
const button = (name: string) => screen.getByRole('button', { name })
/** Waits, because floating-ui wraps the focus around in the next frame. */
const expectFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(button(name)))

/** A page with a button that opens the dialog, and a notification. */
function Page({ children = fields, onClose, ...rest }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  const handleClose = () => {
    onClose?.()
    setOpen(false)
  }
  return (
    <>
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog title="Send artwork" footer={footer} {...rest} open={open} onClose={handleClose}>
          {children}
        </Dialog>
      </main>
      <section aria-live="polite">
        <button type="button">Dismiss</button>
      </section>
    </>
  )
}

async function setupOpen(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup()
  const onClose = vi.fn()
  const view = render(<Page {...props} onClose={onClose} />)
  await user.click(button('Open'))
  return { user, onClose, ...view }
}

/** The scrim has no role. A click on it is a click outside the dialog. */
function scrim(): Element {
  const element = dialog()?.previousElementSibling
  if (!element) throw new Error('no scrim')
  return element
}

describe('Dialog', () => {
  it('is not rendered while closed', () => {
    render(<Page />)
    expect(dialog()).toBeNull()
  })

  it('is modal, named by its title and described by its note', async () => {
    await setupOpen({ note: 'Dracula, Bram Stoker' })
    expect(dialog()?.getAttribute('aria-modal')).toBe('true')
    expect(screen.getByRole('dialog', { description: 'Dracula, Bram Stoker' })).toBe(dialog())
  })

  it.each<[string, () => HTMLElement | null, ReactNode]>([
    ['its first field, past links and the close button', () => screen.getByRole('textbox'), fields],
    [
      'the element with data-autofocus',
      () => button('Here'),
      <>
        {fields}
        <button type="button" data-autofocus>
          Here
        </button>
      </>,
    ],
    ['itself if there is no field', dialog, 'Words'],
    [
      'an element that React has already focused',
      () => button('Auto'),
      <>
        {fields}
        <button type="button" autoFocus>
          Auto
        </button>
      </>,
    ],
  ])('moves the focus to %s, and back to its opener', async (_, target, children) => {
    const { user } = await setupOpen({ children })
    expect(document.activeElement).toBe(target())
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(button('Open'))
  })

  it('leaves the focus on a notification that was clicked in the meantime', async () => {
    const { user } = await setupOpen()
    await user.click(button('Dismiss'))
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(button('Dismiss'))
  })

  // e2e/shell.spec.ts covers where a lost focus goes, which needs a browser.
  it('keeps Tab inside, both ways', async () => {
    const { user } = await setupOpen({ children: <button type="button">Choose files</button> })
    await user.tab({ shift: true })
    await expectFocus('Send')
    await user.tab()
    await expectFocus('Close')
    await user.tab()
    await expectFocus('Choose files')
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    await expectFocus('Send')
  })

  it.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['its button', (user) => user.click(button('Close'))],
    ['a click outside', (user) => user.click(scrim())],
  ])('is closed by %s, but not while busy', async (_, close) => {
    const { user, onClose } = await setupOpen()
    await close(user)
    expect(onClose).toHaveBeenCalledOnce()
    cleanup()
    const busy = await setupOpen({ busy: true })
    await close(busy.user)
    expect(busy.onClose).not.toHaveBeenCalled()
    expect(dialog()?.getAttribute('aria-busy')).toBe('true')
  })

  it('stays open on a click inside and on Escape during IME composition', async () => {
    const { user, onClose } = await setupOpen()
    await user.click(screen.getByRole('textbox'))
    fireEvent.compositionStart(screen.getByRole('textbox'))
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true })
    expect(onClose).not.toHaveBeenCalled()
  })

  it('makes the page inert, but not its notifications, until it is closed', async () => {
    const { user, onClose } = await setupOpen()
    const page = screen.getByText('Open').closest('main')
    expect(page?.hasAttribute('inert')).toBe(true)
    expect(button('Dismiss').closest('[inert]')).toBeNull()
    expect(dialog()?.closest('[inert]')).toBeNull()
    await user.click(button('Dismiss'))
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(document.querySelector('[inert]')).toBeNull()
  })

  it('cleans up when it is unmounted', async () => {
    const { unmount } = await setupOpen()
    expect(document.body.style.overflow).toBe('hidden')
    unmount()
    expect(document.body.style.overflow).toBe('')
    expect(document.querySelector('[inert], [role=dialog]')).toBeNull()
  })
})

describe('a Dialog above another', () => {
  function NestedDialogs() {
    const [isInnerOpen, setIsInnerOpen] = useState(false)
    return (
      <Page>
        <button type="button" onClick={() => setIsInnerOpen(true)}>
          Discard
        </button>
        <Dialog open={isInnerOpen} onClose={() => setIsInnerOpen(false)} title="Discard the files?">
          Sure?
        </Dialog>
      </Page>
    )
  }

  it('closes first and returns the focus to the lower one', async () => {
    const user = userEvent.setup()
    render(<NestedDialogs />)
    await user.click(button('Open'))
    await user.click(button('Discard'))
    expect(screen.getByRole('dialog', { name: 'Discard the files?' })).toBe(document.activeElement)
    expect(screen.getByText('Send artwork').closest('[inert]')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.getAllByRole('dialog')).toEqual([dialog()])
    expect(document.activeElement).toBe(button('Discard'))
    expect(document.body.style.overflow).toBe('hidden')
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect(document.body.style.overflow).toBe('')
  })

  it('closes first even if it is a sibling of the lower one and the focus is lost', async () => {
    const [onCloseLower, onCloseUpper] = [vi.fn(), vi.fn()]
    const dialogs = (isUpperOpen: boolean) => (
      <>
        <Dialog open={isUpperOpen} onClose={onCloseUpper} title="Upper">
          Later
        </Dialog>
        <Dialog open onClose={onCloseLower} title="Lower">
          Sooner
        </Dialog>
      </>
    )
    const { rerender } = render(dialogs(false))
    rerender(dialogs(true))
    screen.getByRole('dialog', { name: 'Upper' }).blur()
    await userEvent.keyboard('{Escape}')
    expect(onCloseUpper).toHaveBeenCalledOnce()
    expect(onCloseLower).not.toHaveBeenCalled()
  })
})
