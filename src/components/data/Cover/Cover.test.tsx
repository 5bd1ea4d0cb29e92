import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Cover } from './Cover.tsx'

afterEach(cleanup)

const picture = () => document.querySelector('img')

describe('Cover', () => {
  it('keeps its box and loads late, decorative by default', () => {
    render(<Cover url="/covers/1.webp" title="Dracula" width={24} />)
    expect(picture()?.getAttribute('width')).toBe('24')
    expect(picture()?.getAttribute('height')).toBe('36')
    expect(picture()?.getAttribute('loading')).toBe('lazy')
    expect(picture()?.getAttribute('alt')).toBe('')
  })

  it.each([null, ''])('stands in with the first two words for the address %j', (url) => {
    const { container } = render(<Cover url={url} title="  The Adventures of Sherlock Holmes" width={96} />)
    expect(picture()).toBeNull()
    expect(container.textContent).toBe('The Adventures')
  })

  it('stands in for a picture that fails, and gives the next one its chance', () => {
    const { rerender, container } = render(<Cover url="/gone.webp" title="Emma" width={96} />)
    const gone = picture()
    if (gone === null) throw new Error('no picture')
    fireEvent.error(gone)
    expect(container.textContent).toBe('Emma')
    rerender(<Cover url="/here.webp" title="Emma" width={96} />)
    expect(picture()?.getAttribute('src')).toBe('/here.webp')
  })

  it('is named when a name is given, with and without a picture', () => {
    const { rerender } = render(<Cover url={null} title="Emma" width={96} alt="Cover of Emma" />)
    expect(screen.getByRole('img', { name: 'Cover of Emma' })).toBeTruthy()
    rerender(<Cover url="/1.webp" title="Emma" width={96} alt="Cover of Emma" />)
    expect(screen.getByRole('img', { name: 'Cover of Emma' })).toBeTruthy()
  })
})
