import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

describe('Button', () => {
  it('submits a form only with type="submit"', () => {
    render(<Button>Save</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
    cleanup()
    render(<Button type="submit">Save</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('submit')
  })

  it('is disabled and has aria-busy while busy', () => {
    const onClick = vi.fn()
    const { rerender } = render(
      <Button busy={false} busyLabel="Saving" onClick={onClick}>
        Save
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    fireEvent.click(button)
    rerender(
      <Button busy busyLabel="Saving" onClick={onClick}>
        Save
      </Button>,
    )
    fireEvent.click(button)
    expect(button.disabled).toBe(true)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.textContent).toBe('Saving')
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('regains the focus after being busy', () => {
    const { rerender } = render(<Button busy={false}>Save</Button>)
    const button = screen.getByRole('button')
    act(() => button.focus())
    rerender(<Button busy>Save</Button>)
    act(() => button.blur())
    rerender(<Button busy={false}>Save</Button>)
    expect(document.activeElement).toBe(button)
  })

  it('keeps the focus if it is disabled after being busy, until the focus moves on', () => {
    const onClick = vi.fn()
    const { rerender } = render(
      <Button busy={false} onClick={onClick}>
        Save
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button')
    act(() => button.focus())
    rerender(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    )
    act(() => button.blur())
    rerender(
      <Button busy={false} disabled onClick={onClick}>
        Save
      </Button>,
    )
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(fireEvent.click(button)).toBe(false)
    expect(onClick).not.toHaveBeenCalled()
    act(() => button.blur())
    expect(button.disabled).toBe(true)
    expect(button.getAttribute('aria-disabled')).toBeNull()
  })

  it('does not take the focus from another element', () => {
    const page = (busy: boolean) => (
      <>
        <Button busy={busy}>Save</Button>
        <input aria-label="Name" />
      </>
    )
    const { rerender } = render(page(false))
    act(() => screen.getByRole('button').focus())
    rerender(page(true))
    act(() => screen.getByRole('textbox').focus())
    rerender(page(false))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('renders a link, which does nothing while busy', () => {
    const onClick = vi.fn()
    render(
      <Button as="a" href="/dashboard" variant="primary">
        Go to Home
      </Button>,
    )
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/dashboard')
    cleanup()
    render(
      <Button as="a" href="/dashboard" busy onClick={onClick}>
        Go to Home
      </Button>,
    )
    const link = screen.getByRole('link')
    expect(fireEvent.click(link)).toBe(false)
    expect(onClick).not.toHaveBeenCalled()
    expect(link.getAttribute('aria-disabled')).toBe('true')
  })

  it('sets its ref', () => {
    const ref = { current: null as HTMLButtonElement | null }
    const { unmount } = render(
      <Button ref={ref} pressed>
        Google
      </Button>,
    )
    expect(ref.current).toBe(screen.getByRole('button', { pressed: true }))
    unmount()
    expect(ref.current).toBeNull()
  })
})
