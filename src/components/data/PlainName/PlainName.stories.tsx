import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlainName } from './PlainName.tsx'

const meta: Meta<typeof PlainName> = {
  title: 'Components/Data/PlainName',
  component: PlainName,
  tags: ['autodocs'],
  args: { name: 'The Works of Victor Hugo, Notre-Dame of Paris' },
  render: (args) => (
    <p style={{ width: 320 }}>
      <span>Ads for</span> <PlainName {...args} />
      <span>, all platforms.</span>
    </p>
  ),
  parameters: {
    docs: {
      description: {
        component: 'For names of titles, ads, users and accounts within other text. In tables use LongName.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof PlainName>

export const Default: Story = {}

/** A name without a place to break it breaks anywhere; it ends after 500 characters. */
export const TooLong: Story = {
  args: { name: 'Donaudampfschifffahrtsgesellschaft'.repeat(300), hasTooltip: true },
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector('bdi')
    await expect(name?.textContent).toHaveLength(501)
    await expect(name?.title).toHaveLength(2001)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { args: { name: 'ألف ليلة وليلة' } }

export const Light: Story = { globals: { theme: 'light' } }
