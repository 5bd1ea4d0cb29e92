import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './Dialog.tsx'

// jsdom has no `inert`, and without it floating-ui hides the page by `aria-hidden`.
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
const dialog = () => screen.queryByRole('dialog', { name: 'Send material' })
const button = (name: string) => screen.getByRole('button', { name })
/** Round the ends floating-ui leads in the next frame. */
const focusOn = (name: string) => waitFor(() => expect(document.activeElement).toBe(button(name)))

/** A page with a button that opens the dialog, and notifications. */
function Page({ children = fields, onClose, ...rest }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose?.()
    setOpen(false)
  }
  return (
    <>
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog title="Send material" footer={footer} {...rest} open={open} onClose={close}>
          {children}
        </Dialog>
      </main>
      <section aria-live="polite">
        <button type="button">Dismiss</button>
      </section>
    </>
  )
}

async function opened(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup()
  const onClose = vi.fn()
  const view = render(<Page {...props} onClose={onClose} />)
  await user.click(button('Open'))
  return { user, onClose, ...view }
}

/** The scrim has no role: a press on it is one beside the dialog. */
function scrim(): Element {
  const element = dialog()?.previousElementSibling
  if (!element) throw new Error('no scrim')
  return element
}

describe('Dialog', () => {
  it('is not there while closed', () => {
    render(<Page />)
    expect(dialog()).toBeNull()
  })

  it('is modal, named by its title and described by its note', async () => {
    await opened({ note: 'Dracula, Bram Stoker' })
    expect(dialog()?.getAttribute('aria-modal')).toBe('true')
    expect(screen.getByRole('dialog', { description: 'Dracula, Bram Stoker' })).toBe(dialog())
  })

  it.each<[string, () => HTMLElement | null, ReactNode]>([
    ['its first field, past links and the close button', () => screen.getByRole('textbox'), fields],
    [
      'what asks for it',
      () => button('Here'),
      <>
        {fields}
        <button type="button" data-autofocus>
          Here
        </button>
      </>,
    ],
    ['itself where there is no field', dialog, 'Words'],
    [
      'what React has focused already',
      () => button('Auto'),
      <>
        {fields}
        <button type="button" autoFocus>
          Auto
        </button>
      </>,
    ],
  ])('moves the focus to %s, and back to its opener', async (_, target, children) => {
    const { user } = await opened({ children })
    expect(document.activeElement).toBe(target())
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(button('Open'))
  })

  it('leaves the focus on a notification that was pressed meanwhile', async () => {
    const { user } = await opened()
    await user.click(button('Dismiss'))
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(button('Dismiss'))
  })

  // Where the focus goes once it was lost is for a browser to tell: e2e/shell.spec.ts.
  it('keeps Tab inside, both ways', async () => {
    const { user } = await opened({ children: <button type="button">Choose files</button> })
    await user.tab({ shift: true })
    await focusOn('Send')
    await user.tab()
    await focusOn('Close')
    await user.tab()
    await focusOn('Choose files')
    await user.tab({ shift: true })
    await user.tab({ shift: true })
    await focusOn('Send')
  })

  it.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['its button', (user) => user.click(button('Close'))],
    ['a press beside it', (user) => user.click(scrim())],
  ])('is closed by %s, but not while busy', async (_, act) => {
    const { user, onClose } = await opened()
    await act(user)
    expect(onClose).toHaveBeenCalledOnce()
    cleanup()
    const busy = await opened({ busy: true })
    await act(busy.user)
    expect(busy.onClose).not.toHaveBeenCalled()
    expect(dialog()?.getAttribute('aria-busy')).toBe('true')
  })

  it('stays on a press inside, and on the Escape that ends the composing of a character', async () => {
    const { user, onClose } = await opened()
    await user.click(screen.getByRole('textbox'))
    fireEvent.compositionStart(screen.getByRole('textbox'))
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true })
    expect(onClose).not.toHaveBeenCalled()
  })

  it('makes the page inert, not its notifications, and takes it back', async () => {
    const { user, onClose } = await opened()
    const page = screen.getByText('Open').closest('main')
    expect(page?.hasAttribute('inert')).toBe(true)
    expect(button('Dismiss').closest('[inert]')).toBeNull()
    expect(dialog()?.closest('[inert]')).toBeNull()
    await user.click(button('Dismiss'))
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(document.querySelector('[inert]')).toBeNull()
  })

  it('goes with its owner, and leaves nothing behind', async () => {
    const { unmount } = await opened()
    expect(document.body.style.overflow).toBe('hidden')
    unmount()
    expect(document.body.style.overflow).toBe('')
    expect(document.querySelector('[inert], [role=dialog]')).toBeNull()
  })
})

describe('a Dialog over another', () => {
  function Two() {
    const [inner, setInner] = useState(false)
    return (
      <Page>
        <button type="button" onClick={() => setInner(true)}>
          Discard
        </button>
        <Dialog open={inner} onClose={() => setInner(false)} title="Discard the files?">
          Sure?
        </Dialog>
      </Page>
    )
  }

  it('is closed first, and gives the focus back to the lower one', async () => {
    const user = userEvent.setup()
    render(<Two />)
    await user.click(button('Open'))
    await user.click(button('Discard'))
    expect(screen.getByRole('dialog', { name: 'Discard the files?' })).toBe(document.activeElement)
    expect(screen.getByText('Send material').closest('[inert]')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.getAllByRole('dialog')).toEqual([dialog()])
    expect(document.activeElement).toBe(button('Discard'))
    expect(document.body.style.overflow).toBe('hidden')
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect(document.body.style.overflow).toBe('')
  })

  it('is closed first also when it stands beside the lower one, and the focus is lost', async () => {
    const [lower, upper] = [vi.fn(), vi.fn()]
    const both = (second: boolean) => (
      <>
        <Dialog open={second} onClose={upper} title="Upper">
          Later
        </Dialog>
        <Dialog open onClose={lower} title="Lower">
          Sooner
        </Dialog>
      </>
    )
    const { rerender } = render(both(false))
    rerender(both(true))
    screen.getByRole('dialog', { name: 'Upper' }).blur()
    await userEvent.keyboard('{Escape}')
    expect(upper).toHaveBeenCalledOnce()
    expect(lower).not.toHaveBeenCalled()
  })
})
