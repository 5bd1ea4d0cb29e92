import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import type { Notice } from './notificationQueue.ts'
import { NotificationCard } from './NotificationCard.tsx'
import { Notifications } from './Notifications.tsx'
import { useNotify } from './useNotify.ts'

const meta: Meta<typeof Notifications> = {
  title: 'Components/Feedback/Notifications',
  component: Notifications,
  tags: ['autodocs'],
  parameters: {
    docs: {
      keys: { 'Space, Enter': 'Close it, on its close button' },
      description: {
        component: `Brief messages on the result of an action: \`const notify = useNotify()\`, then \`notify({ variant, title, text })\`. Bottom left, up to three, for 5 s; paused while hovered, focused or the window is inactive. Don’t use them alone for anything the user must act on: a failed form also shows its error in place.

**ARIA pattern: [alert](https://www.w3.org/WAI/ARIA/apg/patterns/alert/)**

- Errors and warnings are alerts, announced at once; the others are status messages. They never take the focus.
- Tab reaches each close button, "Close: Rating saved"; none disappears while one has the focus.
- They stay reachable while a dialog is open.`,
      },
      story: { height: '360px' },
    },
  },
}
export default meta
type Story = StoryObj<typeof Notifications>

const notices: readonly (Notice & { variant: NonNullable<Notice['variant']> })[] = [
  { variant: 'default', title: 'Country changed', text: 'Showing Canada only.' },
  { variant: 'success', title: 'Rating saved', text: '4 out of 5 for “Read it with the lamp on”.' },
  { variant: 'warning', title: 'Some days are missing', text: 'Pinterest has not reported since Tue, 17 Nov.' },
  { variant: 'error', title: 'Download failed', text: 'Please try again later.' },
  { variant: 'info', title: 'Link copied', text: 'It opens this report with the same settings.' },
]

function Triggers() {
  const notify = useNotify()
  return (
    <Row>
      {notices.map((notice) => (
        <Button key={notice.variant} onClick={() => notify(notice)}>
          {notice.title}
        </Button>
      ))}
    </Row>
  )
}

// spec 9.7
/** Press the buttons; a fourth dismisses the oldest. */
export const Default: Story = {
  render: () => (
    <Notifications>
      <Triggers />
    </Notifications>
  ),
  play: async ({ canvas }) => {
    for (const { title } of notices.slice(0, 4)) await userEvent.click(canvas.getByRole('button', { name: title }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Close: / })).toHaveLength(3))
    const { left, bottom } = screen.getByRole('region', { name: 'Notifications' }).getBoundingClientRect()
    await expect([left < 40, window.innerHeight - bottom < 160]).toEqual([true, true])
    // Hovering keeps them on screen.
    await userEvent.hover(screen.getByRole('button', { name: 'Close: Download failed' }))
  },
}

/** All variants. */
// spec 8.19
export const Variants: Story = {
  render: () => (
    <Cards>
      {notices.map((notice, id) => (
        <NotificationCard key={id} notification={{ ...notice, id }} onClose={fn()} />
      ))}
    </Cards>
  ),
}

export const WithAction: Story = {
  render: () => (
    <Cards>
      <NotificationCard
        notification={{
          id: 1,
          variant: 'error',
          title: 'Rating not saved',
          text: 'The server did not answer.',
          action: { label: 'Try again', onPress: fn() },
        }}
        onClose={fn()}
      />
    </Cards>
  ),
}

export const LongText: Story = {
  render: () => (
    <Cards>
      <NotificationCard
        notification={{
          id: 1,
          variant: 'success',
          title: 'قواعد العشق الأربعون: رواية عن جلال الدين الرومي',
          text: `Saved as ${'a-very-long-file-name-'.repeat(8)}.csv`,
        }}
        onClose={fn()}
      />
    </Cards>
  ),
}

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'w390' } } }

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`

const Cards = styled.div`
  display: grid;
  gap: var(--sp-2);
  max-width: 360px;
`
