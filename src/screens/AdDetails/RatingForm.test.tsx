import { testFailure } from '#domain/testing/testFailure.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDraft } from '#screens/shared/drafts/testing/testDraft.ts'
import type { RatingDraft, RatingValues } from '#domain/rating.ts'
import { chosen, comment, renderRatingForm, save, SAVED, SERVER_ERROR, star } from './testing/renderRatingForm.tsx'

// user-event uses CSS.escape to find the next radio button; jsdom lacks it, and these names need no escaping.
beforeEach(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }))
afterEach(cleanup)

describe('RatingForm', () => {
  it('shows who rated and when, and enables Save only after a change', async () => {
    const { user } = renderRatingForm()
    expect(screen.getByText('Saved by you on 18-11-2026')).toBeDefined()
    expect(save().disabled).toBe(true)
    await user.click(star('5 stars'))
    expect(save().disabled).toBe(false)
    await user.click(star('4 stars'))
    expect(save().disabled).toBe(true)
    await user.type(comment(), '!')
    expect(save().disabled).toBe(false)
  })

  it('submits once, however often Save is pressed, and confirms', async () => {
    const { requests, answer, user } = renderRatingForm()
    await user.click(star('5 stars'))
    await user.dblClick(save())
    save().closest('form')?.requestSubmit()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.given).toEqual({ rating: 5, comment: 'Fine' })
    expect(save().disabled).toBe(true)
    expect(chosen()).toEqual(['5 stars'])
    expect(screen.queryByText(/^Saved/)).toBeNull()
    await answer(0, null)
    expect(chosen()).toEqual(['5 stars'])
    expect(screen.getByText('Saved by you on 20-11-2026')).toBeDefined()
    expect(save().getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(save())
    expect(save().textContent).toContain('Save rating')
  })

  it('removes the rating if the chosen star is pressed again, and the comment if it is emptied', async () => {
    const { requests, user } = renderRatingForm()
    await user.click(star('4 stars'))
    await user.clear(comment())
    await user.type(comment(), '  ')
    await user.click(save())
    expect(requests[0]?.given).toEqual({ rating: null, comment: null })
  })

  it('shows the title alone if the details repeat it', async () => {
    const { answer, user } = renderRatingForm()
    await user.click(star('1 star'))
    await user.click(save())
    await answer(0, testFailure(404, { details: ['Not found.'] }))
    expect(screen.getByRole('alert').textContent).toBe('Not Found. The rating wasn’t saved.')
  })

  it('reverts stars that were not saved, keeps the comment, shows the reason, and retries', async () => {
    const { requests, answer, user } = renderRatingForm()
    await user.click(star('1 star'))
    await user.type(comment(), ', but dark')
    await user.click(save())
    expect(chosen()).toEqual(['1 star'])
    await answer(0, SERVER_ERROR)
    await waitFor(() => expect(chosen()).toEqual(['4 stars']))
    expect(comment().value).toBe('Fine, but dark')
    expect(screen.getByRole('alert').textContent).toBe(
      'Internal Server Error: Something broke on our side. The rating wasn’t saved.',
    )
    expect(screen.queryByText(/^Saved/)).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(requests).toHaveLength(2)
    expect(requests[1]?.given).toEqual({ rating: 1, comment: 'Fine, but dark' })
    await answer(1, null)
    await waitFor(() => expect(screen.getByText('Saved by you on 20-11-2026')).toBeDefined())
    expect(chosen()).toEqual(['1 star'])
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('updates to a rating saved elsewhere, except for the field being edited', async () => {
    const { changeElsewhere, user } = renderRatingForm()
    await user.type(comment(), ' so far')
    changeElsewhere({ rating: 2, comment: 'Too dark', userName: 'me', day: '2026-11-19' })
    expect(chosen()).toEqual(['2 stars'])
    expect(comment().value).toBe('Fine so far')
    expect(screen.getByText('Saved by you on 19-11-2026')).toBeDefined()
  })

  it('does not submit a comment of more than 1000 characters', async () => {
    const { requests, user } = renderRatingForm()
    fireEvent.change(comment(), { target: { value: '📚'.repeat(1000) } })
    await user.click(save())
    expect(requests).toHaveLength(1)
    cleanup()
    const again = renderRatingForm()
    fireEvent.change(comment(), { target: { value: `${'📚'.repeat(1000)}!` } })
    await again.user.click(save())
    expect(again.requests).toHaveLength(0)
    expect(screen.getByText('comment must be at most 1000 characters')).toBeDefined()
  })

  it('brings back a comment that was left, and discards it', async () => {
    const draft: RatingDraft = testDraft()
    const left = renderRatingForm(SAVED, { draft })
    expect(screen.queryByText('Draft restored')).toBeNull()
    await left.user.type(comment(), ', but dark')
    cleanup()
    const { user } = renderRatingForm(SAVED, { draft })
    expect(comment().value).toBe('Fine, but dark')
    expect(screen.getByText('Draft restored')).toBeDefined()
    expect(save().disabled).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(comment().value).toBe('Fine')
    expect(document.activeElement).toBe(comment())
    expect(screen.queryByText('Draft restored')).toBeNull()
    expect(draft.read()).toBeNull()
  })

  it('brings back stars that were left, and nothing that was not changed', async () => {
    const draft: RatingDraft = testDraft()
    const { user } = renderRatingForm(SAVED, { draft })
    await user.click(star('2 stars'))
    cleanup()
    renderRatingForm({ ...SAVED, comment: 'Saved elsewhere' }, { draft })
    expect(chosen()).toEqual(['2 stars'])
    expect(comment().value).toBe('Saved elsewhere')
    expect(screen.getByText('Draft restored')).toBeDefined()
  })

  it('keeps a draft until it is saved, also over a rating saved elsewhere', async () => {
    const draft: RatingDraft = testDraft<Partial<RatingValues>>({ comment: 'Mine' })
    const { requests, answer, changeElsewhere, user } = renderRatingForm(SAVED, { draft })
    changeElsewhere({ rating: 2, comment: 'Too dark', userName: 'cleo', day: '2026-11-19' })
    expect(comment().value).toBe('Mine')
    await user.click(save())
    await answer(0, SERVER_ERROR)
    expect(draft.read()).toMatchObject({ comment: 'Mine' })
    await user.click(save())
    expect(requests[1]?.given.comment).toBe('Mine')
    await answer(1, null)
    await waitFor(() => expect(draft.read()).toBeNull())
    expect(screen.queryByText('Draft restored')).toBeNull()
  })
})
