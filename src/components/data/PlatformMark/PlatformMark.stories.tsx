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
          'An ad platform, or all of them, by shape, colour and name. Beside a word that already names the platform it stands without a label; alone in a cell it needs a `name`. `hollow` for a platform that is switched off.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof PlatformMark>

const all = [
  ['gad', 'Google'],
  ['mad', 'Meta'],
  ['pad', 'Pinterest'],
  ['all', 'All platforms'],
] as const

export const WithLabel: Story = {}

export const AllPlatforms: Story = {
  render: () => (
    <Row>
      {all.map(([platform, label]) => (
        <PlatformMark key={platform} platform={platform} label={label} />
      ))}
    </Row>
  ),
}

export const SwitchedOff: Story = {
  render: () => (
    <Row>
      {all.map(([platform, label]) => (
        <PlatformMark key={platform} platform={platform} label={label} hollow />
      ))}
    </Row>
  ),
}

/** The shape stands alone and is named for screen readers. */
export const Alone: Story = {
  render: () => (
    <Row>
      {all.map(([platform, label]) => (
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
