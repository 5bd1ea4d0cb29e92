import { describe, expect, it, vi } from 'vitest'
import { shareLink } from './shareLink.ts'

const link = { title: 'Dracula', url: 'https://lightshelf.example/showcase/latest?item=104' }
const errorNamed = (name: string) => Object.assign(new Error('no'), { name })

describe('shareLink', () => {
  it('opens the share sheet if there is one', async () => {
    const share = vi.fn().mockResolvedValue(undefined)
    const writeText = vi.fn()
    expect(await shareLink(link, { share, clipboard: { writeText } })).toBe('shared')
    expect(share).toHaveBeenCalledWith(link)
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies nothing if the user closes the sheet', async () => {
    const writeText = vi.fn()
    expect(
      await shareLink(link, { share: () => Promise.reject(errorNamed('AbortError')), clipboard: { writeText } }),
    ).toBe('shared')
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies if there is no share sheet or sharing is not allowed', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    expect(await shareLink(link, { clipboard: { writeText } })).toBe('copied')
    expect(
      await shareLink(link, { share: () => Promise.reject(errorNamed('NotAllowedError')), clipboard: { writeText } }),
    ).toBe('copied')
    expect(writeText.mock.calls).toEqual([[link.url], [link.url]])
  })

  it('fails if neither works', async () => {
    expect(await shareLink(link, {})).toBe('failed')
    expect(
      await shareLink(link, { clipboard: { writeText: () => Promise.reject(errorNamed('NotAllowedError')) } }),
    ).toBe('failed')
  })
})
