import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Cover } from './Cover.tsx'

afterEach(cleanup)

const image = () => document.querySelector('img')

describe('Cover', () => {
  it('has a fixed size and loads lazily, decorative by default', () => {
    render(<Cover url="/covers/1.webp" title="Dracula" width={24} />)
    expect(image()?.getAttribute('width')).toBe('24')
    expect(image()?.getAttribute('height')).toBe('36')
    expect(image()?.getAttribute('loading')).toBe('lazy')
    expect(image()?.getAttribute('alt')).toBe('')
  })

  it.each([null, ''])('shows the first two words of the title for the URL %j', (url) => {
    const { container } = render(<Cover url={url} title="  The Adventures of Sherlock Holmes" width={96} />)
    expect(image()).toBeNull()
    expect(container.textContent).toBe('The Adventures')
  })

  it('shows the title if the image fails, and tries again with a new URL', () => {
    const { rerender, container } = render(<Cover url="/gone.webp" title="Emma" width={96} />)
    const failing = image()
    if (failing === null) throw new Error('no image')
    fireEvent.error(failing)
    expect(container.textContent).toBe('Emma')
    rerender(<Cover url="/here.webp" title="Emma" width={96} />)
    expect(image()?.getAttribute('src')).toBe('/here.webp')
  })
})
