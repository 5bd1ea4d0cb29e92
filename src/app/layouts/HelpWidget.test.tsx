import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
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
  document.body.append(bubble, dialog)
  await told()
  unmount()
  expect(scripts()).toEqual([])
  expect(bubble.isConnected).toBe(false)
  expect(dialog.isConnected).toBe(true)
  dialog.remove()
})

it.each(['javascript:alert(1)', '/widget.js', ''])('is not loaded from %j', (src) => {
  render(<HelpWidget src={src} />)
  expect(scripts()).toEqual([])
})
