// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RoutePage } from './RoutePage.tsx'

const page = (title: string) => (
  <>
    <button>Link</button>
    <div role="menu">
      <button role="menuitem">Logout</button>
    </div>
    <main>
      <RoutePage key={title} title={title}>
        <h1 tabIndex={-1}>{title}</h1>
      </RoutePage>
    </main>
  </>
)

it('focuses the heading of a new page, unless a menu is open', () => {
  const { rerender } = render(page('Titles'))
  screen.getByText('Link').focus()
  rerender(page('Ads'))
  expect(document.activeElement?.textContent).toBe('Ads')
  screen.getByRole('menuitem').focus()
  rerender(page('Users'))
  expect(document.activeElement?.textContent).toBe('Logout')
})
