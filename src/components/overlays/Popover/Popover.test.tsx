import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Button } from '#components/actions/Button/Button.tsx'
import { Popover } from './Popover.tsx'

// Skips the visibility check of every element, which is slow in jsdom.
configure({ defaultHidden: true })
afterEach(cleanup)

function setup() {
  render(
    <>
      <button type="button">Before</button>
      <Popover label="Columns" trigger={<Button>Open</Button>}>
        {(close) => (
          <>
            <button type="button">First</button>
            <button type="button" onClick={close}>
              Apply
            </button>
          </>
        )}
      </Popover>
      <button type="button">After</button>
    </>,
  )
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    trigger: screen.getByRole('button', { name: 'Open' }),
  }
}

const panel = () => screen.queryByRole('dialog', { name: 'Columns' })
const focusedText = () => document.activeElement?.textContent

describe('Popover', () => {
  it('opens on click, sets aria-expanded and takes the focus', async () => {
    const { user, trigger } = setup()
    expect(trigger.getAttribute('aria-expanded')).toBe('false')
    await user.click(trigger)
    expect(trigger.getAttribute('aria-expanded')).toBe('true')
    expect(trigger.getAttribute('aria-controls')).toBe(panel()?.id)
    expect(focusedText()).toBe('First')
    await user.click(trigger)
    expect(panel()).toBeNull()
  })

  it('closes on Escape, returns the focus and stops the event', async () => {
    const { user } = setup()
    const keysAtDocument: string[] = []
    const listen = ({ key }: KeyboardEvent) => keysAtDocument.push(key)
    document.addEventListener('keydown', listen)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', listen)
    expect(panel()).toBeNull()
    expect(focusedText()).toBe('Open')
    expect(keysAtDocument).toEqual([])
  })

  it('closes from inside and returns the focus', async () => {
    const { user, trigger } = setup()
    await user.click(trigger)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(panel()).toBeNull()
    expect(focusedText()).toBe('Open')
  })

  it('follows its trigger in the tab order and closes when Tab leaves it', async () => {
    const { user, trigger } = setup()
    await user.click(trigger)
    await user.tab({ shift: true })
    expect(focusedText()).toBe('Open')
    expect(panel()).not.toBeNull()
    await user.tab()
    await user.tab()
    await user.tab()
    expect(focusedText()).toBe('After')
    expect(panel()).toBeNull()
  })

  it('closes on a click outside and leaves the focus there', async () => {
    const { user, trigger } = setup()
    await user.click(trigger)
    await user.click(screen.getByRole('button', { name: 'Before' }))
    expect(panel()).toBeNull()
    expect(focusedText()).toBe('Before')
  })

  it('stays open on a press inside', async () => {
    const { user, trigger } = setup()
    await user.click(trigger)
    fireEvent.pointerDown(screen.getByRole('button', { name: 'First' }))
    expect(panel()).not.toBeNull()
  })
})
