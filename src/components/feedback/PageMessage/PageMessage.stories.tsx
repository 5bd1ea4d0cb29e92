import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { PageMessage } from './PageMessage.tsx'

const meta: Meta<typeof PageMessage> = {
  title: 'Components/Feedback/PageMessage',
  component: PageMessage,
  tags: ['autodocs'],
  args: {
    title: 'This page isn’t on the shelf',
    text: 'The address may be mistyped, or the page has moved.',
    actions: <Button variant="primary">Go to Home</Button>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A page with a single message: what happened, and what to do next. For a part of a page that is empty or failed use Empty or PanelError.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof PageMessage>

export const WithScene: Story = {
  args: { scene: <EmptyShelfScene size="large" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('This page isn’t on the shelf')
  },
}

export const InTheLight: Story = {}

export const WithQuote: Story = {
  args: {
    title: 'Apologies, something went wrong:',
    text: undefined,
    quote: 'Cannot read the report: unexpected end of data',
  },
}

export const LongText: Story = {
  args: {
    title: 'Something of which there is a great deal to be said has happened',
    quote: `${'https://api.example/'.repeat(30)}\nAnd a second line.`,
  },
}

export const Mobile: Story = {
  args: { ...WithScene.args },
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
}
