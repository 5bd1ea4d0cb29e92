import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Chip } from './Chip.tsx'

afterEach(cleanup)

function Platforms() {
  const [on, setOn] = useState(['Google', 'Meta'])
  const isLast = on.length === 1
  return ['Google', 'Meta'].map((name) => (
    <Chip
      key={name}
      pressed={on.includes(name)}
      lockedReason={isLast && on.includes(name) ? 'One platform is always shown' : undefined}
      onClick={() => setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name])}
    >
      {name}
    </Chip>
  ))
}

const chip = (name: string) => screen.getByRole('button', { name })
const isOn = (name: string) => chip(name).getAttribute('aria-pressed') === 'true'

describe('Chip', () => {
  it('toggles with the mouse, Space and Enter', async () => {
    const user = userEvent.setup()
    render(<Platforms />)
    await user.click(chip('Google'))
    expect(isOn('Google')).toBe(false)
    await user.keyboard(' ')
    expect(isOn('Google')).toBe(true)
    await user.keyboard('{Enter}')
    expect(isOn('Google')).toBe(false)
  })

  it('stays on and focusable while locked, with the reason in its tooltip', async () => {
    const user = userEvent.setup()
    render(<Platforms />)
    await user.click(chip('Google'))
    await user.click(chip('Meta'))
    expect(isOn('Meta')).toBe(true)
    expect(chip('Meta').getAttribute('aria-disabled')).toBe('true')
    expect(chip('Meta').hasAttribute('disabled')).toBe(false)
    expect(chip('Google').getAttribute('aria-disabled')).toBeNull()
    await user.unhover(chip('Meta'))
    await user.hover(chip('Meta'))
    expect((await screen.findByRole('tooltip')).textContent).toBe('One platform is always shown')
    expect(chip('Meta').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  })

  it('is not a toggle if it opens something', () => {
    render(
      <Chip hasValue aria-haspopup="dialog">
        28 days
      </Chip>,
    )
    expect(chip('28 days').hasAttribute('aria-pressed')).toBe(false)
    expect(chip('28 days').dataset.on).toBe('true')
  })
})
