import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleQuestionMark, Link2, Star } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { NATIVE_ARG_TYPES } from '#components/lib/testing/nativeArgTypes.ts'
import { BUTTON_KEYS } from '#components/lib/testing/keys.ts'
import { IconButton } from './IconButton.tsx'

const BOOLEAN = { type: 'boolean', table: { type: { summary: 'boolean' } } } as const

const meta: Meta<typeof IconButton> = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Copy link', icon: <Link2 size={18} strokeWidth={1.5} aria-hidden />, onClick: fn() },
  argTypes: {
    // Props of Button, whose types Storybook can't read through Omit.
    variant: {
      control: 'radio',
      options: ['ghost', 'quiet', 'primary', 'danger'],
      table: { type: { summary: 'ButtonVariant' }, defaultValue: { summary: '"ghost"' } },
    },
    fullWidth: BOOLEAN,
    busy: BOOLEAN,
    pressed: BOOLEAN,
    onClick: NATIVE_ARG_TYPES.onClick,
    disabled: NATIVE_ARG_TYPES.disabled,
  },
  parameters: {
    docs: {
      keys: BUTTON_KEYS,
      description: {
        component: `For an action with a well-known icon, if there is little space; otherwise use Button with an icon. The label is its accessible name and its tooltip.

**ARIA pattern: [button](https://www.w3.org/WAI/ARIA/apg/patterns/button/)**; toggle button if \`pressed\` is set`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Ghost: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Small: Story = { args: { size: 's', variant: 'quiet' } }

export const Pressed: Story = {
  args: { label: 'Favourite', pressed: true, icon: <Star size={18} strokeWidth={1.5} aria-hidden /> },
}

export const Disabled: Story = { args: { disabled: true } }

export const AsLink: Story = {
  render: () => (
    <IconButton
      as="a"
      href="#help"
      label="Help centre"
      icon={<CircleQuestionMark size={18} strokeWidth={1.5} aria-hidden />}
    />
  ),
}
