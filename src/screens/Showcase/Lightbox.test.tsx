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
const lightbox = (at: number) => (
  <Lightbox slides={slides} at={at} onStep={onStep} onClose={vi.fn()} addressOf={(id) => `/${id}`} />
)
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key })
const asked = () => onStep.mock.calls.map(([at]) => at as number)

it('counts every press, also those that come before the next slide is drawn', () => {
  const { rerender } = render(lightbox(1))
  press('ArrowLeft')
  press('ArrowLeft')
  expect(asked()).toEqual([0, 3])
  fireEvent.click(screen.getByRole('button', { name: 'Next ad' }))
  expect(asked()).toEqual([0, 3, 0])

  // Back and Forward lead elsewhere meanwhile: steps go on from there.
  rerender(lightbox(2))
  press('ArrowRight')
  expect(asked().at(-1)).toBe(3)
})
