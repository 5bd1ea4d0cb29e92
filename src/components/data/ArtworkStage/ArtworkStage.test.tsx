import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ArtworkStage, type ArtworkStageProps } from './ArtworkStage.tsx'

afterEach(cleanup)

const renderStage = (props: Partial<ArtworkStageProps> = {}) =>
  render(<ArtworkStage url="/art/1.webp" alt="A bat" title="Midnight, Whitby again" {...props} />)
const image = () => document.querySelector('img')
const fail = (element: Element | null) => {
  if (element === null) throw new Error('nothing to fail')
  fireEvent.error(element)
}
const videoElement = () => document.querySelector('video')
const playButton = () => screen.getByRole('button', { name: 'Play video: Midnight, Whitby again' })

describe('ArtworkStage with an image', () => {
  it('has an accessible name, loads lazily, and sets the size if known', () => {
    const { rerender } = renderStage({ width: 728, height: 90 })
    expect(screen.getByRole('img', { name: 'A bat' })).toBe(image())
    expect([image()?.getAttribute('loading'), image()?.getAttribute('width'), image()?.getAttribute('height')]).toEqual(
      ['lazy', '728', '90'],
    )
    rerender(<ArtworkStage url="/art/1.webp" alt="" title="Emma" eager />)
    expect([image()?.getAttribute('loading'), image()?.hasAttribute('width')]).toEqual(['eager', false])
  })

  it.each([null, '', 'javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/a.png'])(
    'shows the first two words of the title for the URL %j',
    (url) => {
      renderStage({ url })
      expect(image()).toBeNull()
      expect(screen.getByRole('img', { name: 'A bat' }).textContent).toBe('Midnight, Whitby')
    },
  )

  it('shows the title if the image fails, and tries again with a new URL', () => {
    const { rerender } = renderStage()
    fail(image())
    expect(screen.getByText('Midnight, Whitby')).toBeTruthy()
    rerender(<ArtworkStage url="/art/2.webp" alt="A bat" title="Emma" />)
    expect(image()?.getAttribute('src')).toBe('/art/2.webp')
  })
})

describe('ArtworkStage with a video', () => {
  const video = { url: 'https://cdn.example/1.webm' }

  it('loads only after a press, then gets the focus', async () => {
    renderStage({ video })
    expect(videoElement()).toBeNull()
    expect(document.querySelector('[src*="1.webm"], source, link[href*="1.webm"]')).toBeNull()
    await userEvent.click(playButton())
    expect(videoElement()?.getAttribute('src')).toBe('https://cdn.example/1.webm')
    expect(videoElement()?.getAttribute('poster')).toBe('/art/1.webp')
    expect(document.activeElement).toBe(videoElement())
    expect(image()).toBeNull()
  })

  it('shows the poster and an error if the video fails, and can be tried again', async () => {
    renderStage({ video })
    await userEvent.click(playButton())
    fail(videoElement())
    expect(screen.getByRole('alert').textContent).toBe('This video can’t be played.')
    expect(image()).not.toBeNull()
    expect(document.activeElement).toBe(playButton())
    await userEvent.keyboard('{Enter}')
    expect(videoElement()).not.toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has no play button for an unsafe URL, or with a badge', () => {
    const { rerender } = renderStage({ video: { url: 'javascript:alert(1)' } })
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<ArtworkStage url="/art/1.webp" alt="" title="Emma" video={{ badge: 19.6 }} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Video').parentElement?.textContent).toBe('Video 20 s')
  })
})
