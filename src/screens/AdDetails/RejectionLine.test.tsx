import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CampaignItem } from '#domain/catalogue.ts'
import { RejectionLine } from './RejectionLine.tsx'

afterEach(cleanup)

const item = (id: number, campaignId: number, rejectionReason: string | null): CampaignItem => ({
  id,
  campaignId,
  rejectionReason,
  name: `Item ${id}`,
  status: 'rejected',
  platform: 'mad',
  platformRef: null,
  headline: null,
  text: null,
  artworkUrl: null,
  linkUrl: null,
})

it('says the first reason and leads to the rest', () => {
  const onShowRejected = vi.fn()
  const rejections = [item(1, 11, 'Too much text'), item(2, 12, 'Trademark'), item(3, 12, null)]
  render(<RejectionLine rejections={rejections} onShowRejected={onShowRejected} />)
  expect(screen.getByText('Meta: Too much text')).toBeDefined()
  fireEvent.click(screen.getByText('2 more'))
  expect(onShowRejected).toHaveBeenCalledExactlyOnceWith(12)
})

it('says that no reason was given, and nothing where nothing is rejected', () => {
  const { container, rerender } = render(<RejectionLine rejections={[item(1, 11, ' ')]} onShowRejected={vi.fn()} />)
  expect(screen.getByText('Meta: No reason was given.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<RejectionLine rejections={[]} onShowRejected={vi.fn()} />)
  expect(container.childElementCount).toBe(0)
})
