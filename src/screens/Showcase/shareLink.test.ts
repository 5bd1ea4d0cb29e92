import { describe, expect, it, vi } from 'vitest'
import { shareLink } from './shareLink.ts'

const link = { title: 'Dracula', url: 'https://lightshelf.example/showcase/latest?item=104' }
const named = (name: string) => Object.assign(new Error('no'), { name })

describe('sharing a link', () => {
  it('opens the share sheet where there is one', async () => {
    const share = vi.fn().mockResolvedValue(undefined)
    const writeText = vi.fn()
    expect(await shareLink(link, { share, clipboard: { writeText } })).toBe('shared')
    expect(share).toHaveBeenCalledWith(link)
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies nothing when the sheet was closed again', async () => {
    const writeText = vi.fn()
    expect(await shareLink(link, { share: () => Promise.reject(named('AbortError')), clipboard: { writeText } })).toBe(
      'shared',
    )
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies where there is no sheet, or it is not allowed', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    expect(await shareLink(link, { clipboard: { writeText } })).toBe('copied')
    expect(
      await shareLink(link, { share: () => Promise.reject(named('NotAllowedError')), clipboard: { writeText } }),
    ).toBe('copied')
    expect(writeText.mock.calls).toEqual([[link.url], [link.url]])
  })

  it('says where neither goes', async () => {
    expect(await shareLink(link, {})).toBe('failed')
    expect(await shareLink(link, { clipboard: { writeText: () => Promise.reject(named('NotAllowedError')) } })).toBe(
      'failed',
    )
  })
})
