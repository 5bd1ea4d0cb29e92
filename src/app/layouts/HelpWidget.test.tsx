import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import { HelpWidget } from './HelpWidget.tsx'

afterEach(cleanup)

const scripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) => src)
const observerRun = () => new Promise((resolve) => setTimeout(resolve))

// spec 1.5
it('loads the script while mounted, and removes its elements on unmount', async () => {
  const { unmount } = render(<HelpWidget src="https://help.example/widget.js" />)
  expect(scripts()).toEqual(['https://help.example/widget.js'])
  const bubble = document.createElement('aside')
  const dialog = document.createElement('div')
  dialog.dataset.portal = ''
  const tooltip = document.createElement('div')
  tooltip.setAttribute('data-floating-ui-portal', '')
  document.body.append(bubble, dialog, tooltip)
  await observerRun()
  unmount()
  expect(scripts()).toEqual([])
  expect(bubble.isConnected).toBe(false)
  expect([dialog, tooltip].map((element) => element.isConnected)).toEqual([true, true])
  dialog.remove()
  tooltip.remove()
})

it('leaves dialogs that were opened in the meantime', async () => {
  const page = (widget: boolean, open: boolean) => (
    <>
      {widget && <HelpWidget src="https://help.example/widget.js" />}
      <Dialog open={open} onClose={() => undefined} title="Keyboard shortcuts">
        Keys
      </Dialog>
    </>
  )
  const { rerender } = render(page(true, false))
  rerender(page(true, true))
  await observerRun()
  rerender(page(false, true))
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
})

it.each(['javascript:alert(1)', '/widget.js', ''])('does not load %j', (src) => {
  render(<HelpWidget src={src} />)
  expect(scripts()).toEqual([])
})
