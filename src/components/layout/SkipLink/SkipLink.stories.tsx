import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { MAIN_ID } from '#components/layout/Page/mainId.ts'
import { SkipLink } from './SkipLink.tsx'

const meta: Meta<typeof SkipLink> = {
  title: 'Components/Layout/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id={MAIN_ID} tabIndex={-1}>
          The page. Press Tab.
        </main>
      </>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'Part of every Frame. Becomes visible on focus and skips the bars.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof SkipLink>

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
