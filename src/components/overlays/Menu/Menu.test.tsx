import { act, cleanup, configure, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '#components/actions/Button/Button.tsx'
import type { RenderLink } from '#components/lib/link.ts'
import { Menu } from './Menu.tsx'

// Visibility is asked of jsdom's style engine for every element otherwise, which is slow.
configure({ defaultHidden: true })
afterEach(cleanup)

const plainLink: RenderLink = ({ to, ...rest }) => <a href={to} {...rest} />

function page() {
  const told = { onTheme: vi.fn(), onLogout: vi.fn(), onNever: vi.fn() }
  render(
    <>
      <Menu
        label="Imogen Ashby"
        header="Harbour & Vale"
        trigger={<Button>Open</Button>}
        renderLink={plainLink}
        items={[
          { kind: 'link', key: 'account', label: 'Account', to: '#account', current: true },
          { kind: 'link', key: 'users', label: 'Users', to: '#users' },
          { kind: 'switch', key: 'theme', label: 'Dark theme', on: true, onChange: told.onTheme },
          { kind: 'separator', key: 'rule' },
          { kind: 'action', key: 'never', label: 'Delete account', disabled: true, onSelect: told.onNever },
          { kind: 'action', key: 'logout', label: 'Logout', onSelect: told.onLogout },
        ]}
      />
      <button type="button">After</button>
    </>,
  )
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    trigger: screen.getByRole('button', { name: 'Open' }),
    ...told,
  }
}

const focused = () => document.activeElement?.textContent
const list = () => screen.queryByRole('menu', { name: 'Imogen Ashby' })

describe('Menu', () => {
  it('opens with the focus on its first entry, and on its last by arrow up', async () => {
    const { user, trigger } = page()
    await user.click(trigger)
    expect(list()).not.toBeNull()
    expect(focused()).toBe('Account')
    expect(screen.getByRole('menuitem', { name: 'Account' }).getAttribute('aria-current')).toBe('page')
    await user.keyboard('{Escape}')
    expect(focused()).toBe('Open')
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Logout')
  })

  it('moves with arrows round the ends, Home and End, past what is disabled', async () => {
    const { user, trigger } = page()
    trigger.focus()
    await user.keyboard('{Enter}{ArrowUp}')
    expect(focused()).toBe('Logout')
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Dark theme')
    await user.keyboard('{Home}')
    expect(focused()).toBe('Account')
    await user.keyboard('{End}{ArrowDown}')
    expect(focused()).toBe('Account')
  })

  it('moves to what is typed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { user, trigger } = page()
    await user.click(trigger)
    await user.keyboard('da')
    expect(focused()).toBe('Dark theme')
    vi.useRealTimers()
  })

  it('chooses an action: closes, gives the focus back, then tells', async () => {
    const { user, trigger, onLogout } = page()
    await user.click(trigger)
    await user.keyboard('{End}{Enter}')
    expect(onLogout).toHaveBeenCalledOnce()
    expect(list()).toBeNull()
    expect(focused()).toBe('Open')
  })

  it('turns a switch and stays open', async () => {
    const { user, trigger, onTheme } = page()
    await user.click(trigger)
    const item = screen.getByRole('menuitemcheckbox', { name: 'Dark theme' })
    expect(item.getAttribute('aria-checked')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown} ')
    expect(onTheme).toHaveBeenCalledExactlyOnceWith(false)
    expect(list()).not.toBeNull()
  })

  it('follows a link with Space too, and closes', async () => {
    const { user, trigger } = page()
    await user.click(trigger)
    const follow = vi.fn((event: Event) => event.preventDefault())
    screen.getByRole('menuitem', { name: 'Users' }).addEventListener('click', follow)
    await user.keyboard('{ArrowDown} ')
    expect(follow).toHaveBeenCalledOnce()
    expect(list()).toBeNull()
  })

  it('does nothing for a disabled entry', async () => {
    const { user, trigger, onNever } = page()
    await user.click(trigger)
    await user.click(screen.getByRole('menuitem', { name: 'Delete account' }))
    expect(onNever).not.toHaveBeenCalled()
    expect(list()).not.toBeNull()
  })

  it('closes on Tab and goes on to what follows its button', async () => {
    const { user, trigger } = page()
    await user.click(trigger)
    // No finger is at the next key within a frame, in which floating-ui moves the focus once more.
    await act(() => new Promise(requestAnimationFrame))
    await user.tab()
    expect(list()).toBeNull()
    expect(focused()).toBe('After')
  })

  it('gives the focus to the entry under the mouse', async () => {
    const { user, trigger } = page()
    await user.click(trigger)
    const logout = screen.getByRole('menuitem', { name: 'Logout' })
    const move = createEvent.pointerMove(logout, { pointerType: 'mouse' })
    Object.defineProperty(move, 'movementY', { value: 4 })
    fireEvent(logout, move)
    expect(focused()).toBe('Logout')
  })
})
