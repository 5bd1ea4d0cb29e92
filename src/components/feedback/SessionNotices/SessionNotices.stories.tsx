import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { testFailure } from '#domain/testing/testFailure.ts'
import { LoadFailedNotice, NoticeStrip, SessionNotice } from './SessionNotices.tsx'

const retry = fn()
const onAction = fn()
const FAILED = { failure: testFailure(500, { details: ['The accounts are being moved'] }), retrying: null, retry }
const RETRYING = { ...FAILED, retrying: { attempt: 1, of: 3, nextInS: 2 } }

const meta: Meta = {
  title: 'Components/Feedback/SessionNotices',
  component: SessionNotice,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Banners about the session and the app’s version, above the page they are on: each says what happened and offers the one thing to do about it. Several can be there at once. About the network there is OfflineBanner.',
      },
    },
  },
  render: () => (
    <NoticeStrip>
      <LoadFailedNotice attempt={FAILED} />
      <LoadFailedNotice attempt={RETRYING} />
      <SessionNotice about="notKept" onAction={onAction} />
      <SessionNotice about="expiring" onAction={onAction} />
      <SessionNotice about="changedElsewhere" onAction={onAction} />
      <SessionNotice about="newVersion" onAction={onAction} />
    </NoticeStrip>
  ),
}
export default meta
type Story = StoryObj

export const All: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
    await expect(onAction).toHaveBeenCalledOnce()
  },
}

/** Busy until this try has failed, too, or the next one is announced. */
export const TriedAgain: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  render: () => <LoadFailedNotice attempt={FAILED} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
