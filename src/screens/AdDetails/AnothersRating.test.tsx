import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BENS, chosen, comment, renderRatingForm, save, SERVER_ERROR, star } from './testing/renderRatingForm.tsx'

// user-event uses CSS.escape to find the next radio button; jsdom lacks it, and these names need no escaping.
beforeEach(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }))
afterEach(cleanup)

describe('RatingForm with another person’s rating', () => {
  const quotation = () => screen.queryByRole('blockquote')?.textContent
  const remove = () => screen.getByRole('button', { name: 'Remove rating' })

  it('quotes it, begins empty, and says what is replaced', async () => {
    const { requests, answer, user } = renderRatingForm(BENS, { raterName: 'Ben Okri' })
    expect(screen.getByText('4 out of 5 by Ben Okri on 18-11-2026')).toBeDefined()
    expect(quotation()).toBe('Fine')
    expect([chosen(), comment().value, save().textContent]).toEqual([[], '', 'Replace rating'])
    expect(screen.getByRole('button', { description: 'Replaces Ben Okri’s rating and comment' })).toBe(save())
    expect(save().disabled).toBe(true)
    expect(screen.queryByText(/^Saved/)).toBeNull()

    await user.click(star('4 stars'))
    await user.click(save())
    expect(requests[0]?.given).toEqual({ rating: 4, comment: null })
    expect([quotation(), comment().value]).toEqual([undefined, ''])
    await answer(0, null)
    expect(screen.getByText('Saved by you on 20-11-2026')).toBeDefined()
    expect([chosen(), comment().value, save().textContent]).toEqual([['4 stars'], '', 'Save rating'])
  })

  it('is back if the new one was not saved, whose comment stays', async () => {
    const { answer, user } = renderRatingForm(BENS)
    await user.click(star('1 star'))
    await user.type(comment(), 'Dark')
    await user.click(save())
    expect([quotation(), comment().value]).toEqual([undefined, 'Dark'])
    await answer(0, SERVER_ERROR)
    expect([quotation(), comment().value, chosen()]).toEqual(['Fine', 'Dark', []])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await answer(1, null)
    expect([quotation(), comment().value, chosen()]).toEqual([undefined, 'Dark', ['1 star']])
  })

  it.each([
    ['the user name without a full one', BENS, '4 out of 5 by ben@harbourvale.example on 18-11-2026'],
    ['nobody without any name', { ...BENS, userName: null }, '4 out of 5 on 18-11-2026'],
    ['a comment alone', { ...BENS, rating: null, day: null }, 'Comment by ben@harbourvale.example'],
  ])('names %s', (_, rating, expected) => {
    renderRatingForm(rating)
    expect(screen.getByText(expected)).toBeDefined()
    expect(chosen()).toEqual([])
    expect(comment().value).toBe('')
  })

  it('never becomes the text of a form that showed one’s own', () => {
    const { changeElsewhere } = renderRatingForm()
    expect(comment().value).toBe('Fine')
    changeElsewhere({ ...BENS, comment: 'Too dark' })
    expect([quotation(), comment().value, chosen()]).toEqual(['Too dark', '', []])
  })

  it('is removed only after a question, and stays until it is', async () => {
    const { requests, answer, user } = renderRatingForm(BENS, { raterName: 'Ben Okri' })
    await user.click(remove())
    expect(requests).toHaveLength(0)
    const dialog = within(screen.getByRole('dialog', { name: 'Remove this rating?' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()

    await user.click(remove())
    const again = within(screen.getByRole('dialog'))
    await user.click(again.getByRole('button', { name: 'Remove rating' }))
    expect(requests.map(({ given }) => given)).toEqual([{ rating: null, comment: null }])
    expect(screen.queryByText(/^Saved/)).toBeNull()
    await answer(0, SERVER_ERROR)
    expect(again.getByRole('alert').textContent).toBe('Internal Server Error. The rating wasn’t removed.')
    await user.click(again.getByRole('button', { name: 'Remove rating' }))
    await answer(1, null)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(quotation()).toBeUndefined()
    expect(screen.queryByText(/^Saved/)).toBeNull()
    expect(document.activeElement).toBe(star('1 star'))
  })
})
