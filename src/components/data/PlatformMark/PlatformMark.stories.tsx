import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { PlatformMark } from './PlatformMark.tsx'

const meta: Meta<typeof PlatformMark> = {
  title: 'Components/Data/PlatformMark',
  component: PlatformMark,
  tags: ['autodocs'],
  args: { platform: 'gad', label: 'Google' },
  parameters: {
    docs: {
      description: {
        component:
          'An ad platform, or all of them, as a shape, a colour and a name. Leave out the label beside text that already names the platform; alone in a cell it needs a `name`. `hollow` is for a platform that is switched off.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof PlatformMark>

const platforms = [
  ['gad', 'Google'],
  ['mad', 'Meta'],
  ['pad', 'Pinterest'],
  ['all', 'All platforms'],
] as const

export const WithLabel: Story = {}

export const AllPlatforms: Story = {
  render: () => (
    <Row>
      {platforms.map(([platform, label]) => (
        <PlatformMark key={platform} platform={platform} label={label} />
      ))}
    </Row>
  ),
}

export const SwitchedOff: Story = {
  render: () => (
    <Row>
      {platforms.map(([platform, label]) => (
        <PlatformMark key={platform} platform={platform} label={label} hollow />
      ))}
    </Row>
  ),
}

/** The shape alone, named for screen readers. */
export const Alone: Story = {
  render: () => (
    <Row>
      {platforms.map(([platform, label]) => (
        <PlatformMark key={platform} platform={platform} name={label} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Pinterest' })).toBeVisible()
  },
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-4);
`
