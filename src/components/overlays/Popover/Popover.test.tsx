import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Button } from '#components/actions/Button/Button.tsx'
import { Popover } from './Popover.tsx'

// Visibility is asked of jsdom's style engine for every element otherwise, which is slow.
configure({ defaultHidden: true })
afterEach(cleanup)

function page() {
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
const focused = () => document.activeElement?.textContent

describe('Popover', () => {
  it('opens on its trigger, tells so and takes the focus', async () => {
    const { user, trigger } = page()
    expect(trigger.getAttribute('aria-expanded')).toBe('false')
    await user.click(trigger)
    expect(trigger.getAttribute('aria-expanded')).toBe('true')
    expect(trigger.getAttribute('aria-controls')).toBe(panel()?.id)
    expect(focused()).toBe('First')
    await user.click(trigger)
    expect(panel()).toBeNull()
  })

  it('closes on Escape and gives the focus back, without telling the page of the key', async () => {
    const { user } = page()
    const heard: string[] = []
    const listen = ({ key }: KeyboardEvent) => heard.push(key)
    document.addEventListener('keydown', listen)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', listen)
    expect(panel()).toBeNull()
    expect(focused()).toBe('Open')
    expect(heard).toEqual([])
  })

  it('closes from inside and gives the focus back', async () => {
    const { user, trigger } = page()
    await user.click(trigger)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(panel()).toBeNull()
    expect(focused()).toBe('Open')
  })

  it('stands in the Tab order after its trigger, and closes when Tab leaves it', async () => {
    const { user, trigger } = page()
    await user.click(trigger)
    await user.tab({ shift: true })
    expect(focused()).toBe('Open')
    expect(panel()).not.toBeNull()
    await user.tab()
    await user.tab()
    await user.tab()
    expect(focused()).toBe('After')
    expect(panel()).toBeNull()
  })

  it('closes on a press outside and leaves the focus where it went', async () => {
    const { user, trigger } = page()
    await user.click(trigger)
    await user.click(screen.getByRole('button', { name: 'Before' }))
    expect(panel()).toBeNull()
    expect(focused()).toBe('Before')
  })

  it('stays open on a press inside', async () => {
    const { user, trigger } = page()
    await user.click(trigger)
    fireEvent.pointerDown(screen.getByRole('button', { name: 'First' }))
    expect(panel()).not.toBeNull()
  })
})
