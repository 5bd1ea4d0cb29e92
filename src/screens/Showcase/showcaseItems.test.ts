import { describe, expect, it } from 'vitest'
import {
  countByPlatform,
  itemsOnPlatform,
  shopHref,
  findSlideIndex,
  slidesOf,
  stepIndex,
  titleOf,
  type ShowcaseItem,
} from './showcaseItems.ts'

const art = { kind: 'image' as const, url: '/a.webp', poster: null, alt: null, width: null, height: null }
const item = (id: string, platforms: ShowcaseItem['platforms'], artworks = [art]): ShowcaseItem => ({
  id,
  title: `Book ${id}`,
  author: null,
  coverUrl: null,
  artworks,
  platforms,
  strapline: null,
  buyUrl: null,
})
const items = [item('a', ['gad', 'mad']), item('b', ['pad'], [art, art]), item('c', [], [])]

describe('campaigns', () => {
  it('are filtered and counted by platform', () => {
    expect(itemsOnPlatform(items, 'all')).toBe(items)
    expect(itemsOnPlatform(items, 'mad').map(({ id }) => id)).toEqual(['a'])
    expect(countByPlatform(items)).toEqual({ all: 3, gad: 1, mad: 1, pad: 1 })
  })

  it('always have a title', () => {
    expect(titleOf({ ...item('a', []), title: null })).toBe('Untitled')
    expect(titleOf({ ...item('a', []), title: '  ' })).toBe('Untitled')
  })
})

describe('slides', () => {
  const slides = slidesOf(items)

  it('cover all artworks, with one slide for a campaign without any', () => {
    expect(slides.map((slide) => [slide.item.id, slide.artworkIndex, slide.artwork === null])).toEqual([
      ['a', 0, false],
      ['b', 0, false],
      ['b', 1, false],
      ['c', 0, true],
    ])
  })

  it('are found by campaign and artwork, or the campaign’s first', () => {
    expect([findSlideIndex(slides, 'b', 1), findSlideIndex(slides, 'b', 7), findSlideIndex(slides, 'x', 0)]).toEqual([
      2, 1, -1,
    ])
  })

  it('wrap at the ends', () => {
    expect([stepIndex(0, -1, 4), stepIndex(3, 1, 4), stepIndex(1, 1, 4), stepIndex(0, 1, 1)]).toEqual([3, 0, 2, 0])
  })
})

describe('shopHref', () => {
  it('accepts only http and https', () => {
    expect(shopHref('https://books.example/1')).toBe('https://books.example/1')
    for (const url of [
      'javascript:alert(1)',
      'mailto:shop@books.example',
      'data:text/html,x',
      '//books.example',
      '',
      null,
    ])
      expect(shopHref(url)).toBeNull()
  })
})
