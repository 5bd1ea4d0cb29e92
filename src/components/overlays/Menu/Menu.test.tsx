import { act, cleanup, configure, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '#components/actions/Button/Button.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { Menu } from './Menu.tsx'

// Skips the visibility check of every element, which is slow in jsdom.
configure({ defaultHidden: true })
afterEach(cleanup)

const plainLink: RenderLink = ({ to, ...rest }) => <a href={to} {...rest} />

function setup() {
  const handlers = { onTheme: vi.fn(), onLogout: vi.fn(), onDelete: vi.fn() }
  render(
    <>
      <Menu
        label="Imogen Ashby"
        header="Harbour & Vale"
        trigger={<Button>Open</Button>}
        renderLink={plainLink}
        items={[
          { kind: 'link', key: 'account', label: 'Account', to: '#account' },
          { kind: 'link', key: 'users', label: 'Users', to: '#users' },
          { kind: 'switch', key: 'theme', label: 'Dark theme', checked: true, onChange: handlers.onTheme },
          { kind: 'separator', key: 'rule' },
          { kind: 'action', key: 'never', label: 'Delete account', disabled: true, onSelect: handlers.onDelete },
          { kind: 'action', key: 'logout', label: 'Logout', onSelect: handlers.onLogout },
        ]}
      />
      <button type="button">After</button>
    </>,
  )
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    trigger: screen.getByRole('button', { name: 'Open' }),
    ...handlers,
  }
}

const focusedText = () => document.activeElement?.textContent
const getMenu = () => screen.queryByRole('menu', { name: 'Imogen Ashby' })

describe('Menu', () => {
  it('opens with the focus on its first entry, and on its last with Up', async () => {
    const { user, trigger } = setup()
    await user.click(trigger)
    expect(getMenu()).not.toBeNull()
    expect(focusedText()).toBe('Account')
    await user.keyboard('{Escape}')
    expect(focusedText()).toBe('Open')
    await user.keyboard('{ArrowUp}')
    expect(focusedText()).toBe('Logout')
  })

  it('moves with arrow keys, wrapping around, Home and End, and skips disabled entries', async () => {
    const { user, trigger } = setup()
    trigger.focus()
    await user.keyboard('{Enter}{ArrowUp}')
    expect(focusedText()).toBe('Logout')
    await user.keyboard('{ArrowUp}')
    expect(focusedText()).toBe('Dark theme')
    await user.keyboard('{Home}')
    expect(focusedText()).toBe('Account')
    await user.keyboard('{End}{ArrowDown}')
    expect(focusedText()).toBe('Account')
  })

  it('moves to the entry that is typed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { user, trigger } = setup()
    await user.click(trigger)
    await user.keyboard('da')
    expect(focusedText()).toBe('Dark theme')
    vi.useRealTimers()
  })

  it('activates an action: closes, returns the focus and calls it', async () => {
    const { user, trigger, onLogout } = setup()
    await user.click(trigger)
    await user.keyboard('{End}{Enter}')
    expect(onLogout).toHaveBeenCalledOnce()
    expect(getMenu()).toBeNull()
    expect(focusedText()).toBe('Open')
  })

  it('toggles a switch and stays open', async () => {
    const { user, trigger, onTheme } = setup()
    await user.click(trigger)
    const item = screen.getByRole('menuitemcheckbox', { name: 'Dark theme' })
    expect(item.getAttribute('aria-checked')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown} ')
    expect(onTheme).toHaveBeenCalledExactlyOnceWith(false)
    expect(getMenu()).not.toBeNull()
  })

  it('follows a link on Space too, and closes', async () => {
    const { user, trigger } = setup()
    await user.click(trigger)
    const follow = vi.fn((event: Event) => event.preventDefault())
    screen.getByRole('menuitem', { name: 'Users' }).addEventListener('click', follow)
    await user.keyboard('{ArrowDown} ')
    expect(follow).toHaveBeenCalledOnce()
    expect(getMenu()).toBeNull()
  })

  it('does nothing for a disabled entry', async () => {
    const { user, trigger, onDelete } = setup()
    await user.click(trigger)
    await user.click(screen.getByRole('menuitem', { name: 'Delete account' }))
    expect(onDelete).not.toHaveBeenCalled()
    expect(getMenu()).not.toBeNull()
  })

  it('closes on Tab and moves the focus past its button', async () => {
    const { user, trigger } = setup()
    await user.click(trigger)
    // floating-ui moves the focus again a frame later; no user presses Tab that fast.
    await act(() => new Promise(requestAnimationFrame))
    await user.tab()
    expect(getMenu()).toBeNull()
    expect(focusedText()).toBe('After')
  })

  it('focuses the entry under the mouse', async () => {
    const { user, trigger } = setup()
    await user.click(trigger)
    const logout = screen.getByRole('menuitem', { name: 'Logout' })
    const move = createEvent.pointerMove(logout, { pointerType: 'mouse' })
    Object.defineProperty(move, 'movementY', { value: 4 })
    fireEvent(logout, move)
    expect(focusedText()).toBe('Logout')
  })
})
