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
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `Says in passing that something was done, or that it failed: \`const notify = useNotify()\`, then \`notify({ variant, title, text })\`. Bottom left, three at most, 5 s, held while hovered, focused or while the window is left. Nothing a person must act on may stand only here: a failed form says it in place as well.

**APG [alert](https://www.w3.org/WAI/ARIA/apg/patterns/alert/)**

- Error and warning are alerts and told at once; the others wait their turn (status). None takes the focus.
- Tab reaches the close button of each, "Close: Rating saved"; while the focus is inside, none goes away.
- They stay within reach while a dialog is open.`,
      },
      story: { inline: false, height: '360px' },
    },
  },
}
export default meta
type Story = StoryObj<typeof Notifications>

const notices: readonly (Notice & { variant: NonNullable<Notice['variant']> })[] = [
  { variant: 'default', title: 'Region changed', text: 'Figures now show Canada only.' },
  { variant: 'success', title: 'Rating saved', text: '4 of 5 for “Read it with the lamp on”.' },
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
    // Held, as by a reader's pointer.
    await userEvent.hover(screen.getByRole('button', { name: 'Close: Download failed' }))
  },
}

/** All variants, as cards. */
export const Variants: Story = {
  render: () => (
    <Cards>
      {notices.map((notice, id) => (
        <NotificationCard key={id} notification={{ ...notice, id }} onClose={fn()} />
      ))}
    </Cards>
  ),
  parameters: { docs: { story: { inline: true } } },
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
