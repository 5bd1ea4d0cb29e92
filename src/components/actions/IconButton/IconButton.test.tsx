import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { IconButton } from './IconButton.tsx'

afterEach(cleanup)

it('is named by its label, which its tooltip does not repeat as a description', async () => {
  const onClick = vi.fn()
  render(<IconButton label="Copy link" icon={<svg aria-hidden />} onClick={onClick} />)
  const button = screen.getByRole('button', { name: 'Copy link' })
  await userEvent.hover(button)
  expect((await screen.findByRole('tooltip')).textContent).toBe('Copy link')
  expect(button.getAttribute('aria-describedby')).toBeNull()
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
})
