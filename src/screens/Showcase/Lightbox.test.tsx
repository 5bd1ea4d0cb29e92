import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Lightbox } from './Lightbox.tsx'
import { slidesOf, type ShowcaseItem } from './showcaseItems.ts'

afterEach(cleanup)

const item = (id: string): ShowcaseItem => ({
  id,
  title: `Book ${id}`,
  author: null,
  coverUrl: null,
  artworks: [],
  platforms: [],
  strapline: null,
  buyUrl: null,
})
const slides = slidesOf(['a', 'b', 'c', 'd'].map(item))
const onStep = vi.fn()
const lightboxAt = (index: number) => (
  <Lightbox slides={slides} index={index} onIndexChange={onStep} onClose={vi.fn()} itemUrl={(id) => `/${id}`} />
)
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key })
const requestedIndexes = () => onStep.mock.calls.map(([index]) => index as number)

it('counts every key press, even before the next slide renders', () => {
  const { rerender } = render(lightboxAt(1))
  press('ArrowLeft')
  press('ArrowLeft')
  expect(requestedIndexes()).toEqual([0, 3])
  fireEvent.click(screen.getByRole('button', { name: 'Next ad' }))
  expect(requestedIndexes()).toEqual([0, 3, 0])

  // Back or Forward has changed the slide: steps continue from there.
  rerender(lightboxAt(2))
  press('ArrowRight')
  expect(requestedIndexes().at(-1)).toBe(3)
})
