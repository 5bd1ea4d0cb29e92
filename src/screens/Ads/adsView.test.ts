import { describe, expect, it } from 'vitest'
import { adsAddress } from './adsView.ts'

const { defaults, read, write } = adsAddress('2026-11-20')

describe('adsAddress', () => {
  it('leaves out defaults', () => {
    expect(write(defaults)).toBe('')
    expect(write({ ...defaults, platform: 'mad', rating: 'unrated', sort: [{ key: 'start', descending: true }] })).toBe(
      '?platform=mad&rating=unrated&sort=-start',
    )
  })

  it('orders by clicks without an order', () => {
    expect(read('').value.sort).toEqual([{ key: 'clicks', descending: true }])
  })

  it('writes a class only with its type', () => {
    expect(write({ ...defaults, type: 'video', class: 'feed' })).toBe('?type=video&class=feed')
    expect(write({ ...defaults, class: 'feed' })).toBe('')
  })

  it.each([
    ['?platform=tiktok', ['platform']],
    ['?title=dracula', ['title']],
    ['?class=clip', ['class']],
    ['?rating=5&view=list&sort=clicks,clicks', ['rating', 'sort', 'view']],
    ['?from=2026-11-01&to=2026-12-01', ['from', 'to']],
    ['?from=2026-11-01', ['from']],
    ['?nonsense=1', []],
  ])('falls back to defaults for invalid parameters: %s', (search, problems) => {
    expect(read(search)).toEqual({ value: defaults, problems })
  })
})
