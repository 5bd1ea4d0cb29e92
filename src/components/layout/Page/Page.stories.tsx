import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { Button } from '#components/actions/Button/Button.tsx'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { Page } from './Page.tsx'

const meta: Meta<typeof Page> = {
  title: 'Components/Layout/Page',
  component: Page,
  tags: ['autodocs'],
  args: {
    title: 'Titles',
    subtitle: '20 titles, 15 live. 23 Oct – 19 Nov.',
    children: <Panel title="Trend">Content of the page.</Panel>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'The `<main>` of a page with its heading, one per page. For a page with a single message use PageMessage.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const Default: Story = {
  args: { note: 'Data up to Thu, 19 Nov' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
  },
}

export const WithActions: Story = {
  args: { actions: <Button icon={<Copy size={16} strokeWidth={1.5} aria-hidden />}>Copy link</Button> },
}

export const WithWayBack: Story = {
  args: {
    title: 'Dracula',
    subtitle: undefined,
    before: (
      <>
        <BackButton onClick={fn()} />
        <a href="#titles">Titles</a>
      </>
    ),
  },
}

export const Narrow: Story = {
  args: { width: 'narrow', title: 'Account', subtitle: 'Your profile, permissions and accounts.' },
}

export const LongText: Story = {
  args: {
    title:
      'The Life and Strange Surprizing Adventures of Robinson Crusoe, of York, Mariner: Who lived Eight and Twenty Years, all alone in an un-inhabited Island',
    note: 'Data up to Thu, 19 Nov',
  },
}

export const Mobile: Story = {
  args: { ...LongText.args },
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
}
