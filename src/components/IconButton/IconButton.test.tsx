import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { IconButton } from './IconButton.tsx'

afterEach(cleanup)

it('is named by its label, and its tooltip does not say it twice', async () => {
  const onClick = vi.fn()
  render(<IconButton label="Copy link" icon={<svg aria-hidden />} onClick={onClick} />)
  const button = screen.getByRole('button', { name: 'Copy link' })
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  expect((await screen.findByRole('tooltip')).textContent).toBe('Copy link')
  expect(button.getAttribute('aria-describedby')).toBeNull()
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
})
