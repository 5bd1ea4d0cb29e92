import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import { HelpWidget } from './HelpWidget.tsx'

afterEach(cleanup)

const scripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) => src)
const told = () => new Promise((resolve) => setTimeout(resolve))

it('is loaded while somebody is signed in, and takes with it what it hung into the page', async () => {
  const { unmount } = render(<HelpWidget src="https://help.example/widget.js" />)
  expect(scripts()).toEqual(['https://help.example/widget.js'])
  const bubble = document.createElement('aside')
  const dialog = document.createElement('div')
  dialog.dataset.portal = ''
  const tooltip = document.createElement('div')
  tooltip.setAttribute('data-floating-ui-portal', '')
  document.body.append(bubble, dialog, tooltip)
  await told()
  unmount()
  expect(scripts()).toEqual([])
  expect(bubble.isConnected).toBe(false)
  expect([dialog, tooltip].map((ours) => ours.isConnected)).toEqual([true, true])
  dialog.remove()
  tooltip.remove()
})

it('leaves a dialog that opened meanwhile', async () => {
  const page = (widget: boolean, open: boolean) => (
    <>
      {widget && <HelpWidget src="https://help.example/widget.js" />}
      <Dialog open={open} onClose={() => undefined} title="Keyboard">
        Keys
      </Dialog>
    </>
  )
  const { rerender } = render(page(true, false))
  rerender(page(true, true))
  await told()
  rerender(page(false, true))
  expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeDefined()
})

it.each(['javascript:alert(1)', '/widget.js', ''])('is not loaded from %j', (src) => {
  render(<HelpWidget src={src} />)
  expect(scripts()).toEqual([])
})
