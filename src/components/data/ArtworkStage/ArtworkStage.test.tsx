import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ArtworkStage, type ArtworkStageProps } from './ArtworkStage.tsx'

afterEach(cleanup)

const show = (props: Partial<ArtworkStageProps> = {}) =>
  render(<ArtworkStage url="/art/1.webp" alt="A bat" title="Midnight, Whitby again" {...props} />)
const picture = () => document.querySelector('img')
const fail = (element: Element | null) => {
  if (element === null) throw new Error('nothing to fail')
  fireEvent.error(element)
}
const film = () => document.querySelector('video')
const play = () => screen.getByRole('button', { name: 'Play video: Midnight, Whitby again' })

describe('ArtworkStage, a picture', () => {
  it('is named, loads late, and knows its measures where they are known', () => {
    const { rerender } = show({ width: 728, height: 90 })
    expect(screen.getByRole('img', { name: 'A bat' })).toBe(picture())
    expect([
      picture()?.getAttribute('loading'),
      picture()?.getAttribute('width'),
      picture()?.getAttribute('height'),
    ]).toEqual(['lazy', '728', '90'])
    rerender(<ArtworkStage url="/art/1.webp" alt="" title="Emma" eager />)
    expect([picture()?.getAttribute('loading'), picture()?.hasAttribute('width')]).toEqual(['eager', false])
  })

  it.each([null, '', 'javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/a.png'])(
    'stands in with two words for the address %j',
    (url) => {
      show({ url })
      expect(picture()).toBeNull()
      expect(screen.getByRole('img', { name: 'A bat' }).textContent).toBe('Midnight, Whitby')
    },
  )

  it('stands in for a picture that fails, and gives the next one its chance', () => {
    const { rerender } = show()
    fail(picture())
    expect(screen.getByText('Midnight, Whitby')).toBeTruthy()
    rerender(<ArtworkStage url="/art/2.webp" alt="A bat" title="Emma" />)
    expect(picture()?.getAttribute('src')).toBe('/art/2.webp')
  })
})

describe('ArtworkStage, a video', () => {
  const video = { url: 'https://cdn.example/1.webm' }

  it('is fetched only after a press, then takes the focus', async () => {
    show({ video })
    expect(film()).toBeNull()
    expect(document.querySelector('[src*="1.webm"], source, link[href*="1.webm"]')).toBeNull()
    await userEvent.click(play())
    expect(film()?.getAttribute('src')).toBe('https://cdn.example/1.webm')
    expect(film()?.getAttribute('poster')).toBe('/art/1.webp')
    expect(document.activeElement).toBe(film())
    expect(picture()).toBeNull()
  })

  it('that fails gives way to its poster, says so and can be tried again', async () => {
    show({ video })
    await userEvent.click(play())
    fail(film())
    expect(screen.getByRole('alert').textContent).toBe('The video cannot be played here.')
    expect(picture()).not.toBeNull()
    expect(document.activeElement).toBe(play())
    await userEvent.keyboard('{Enter}')
    expect(film()).not.toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has no button where its address must not be followed, or it opens elsewhere', () => {
    const { rerender } = show({ video: { url: 'javascript:alert(1)' } })
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<ArtworkStage url="/art/1.webp" alt="" title="Emma" video="badge" />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Video')).toBeTruthy()
  })
})
