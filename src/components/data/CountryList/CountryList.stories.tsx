import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountryList } from './CountryList.tsx'

const names = new Map([
  ['GB', 'United Kingdom'],
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['AU', 'Australia'],
  ['IE', 'Ireland'],
  ['NZ', 'New Zealand'],
])

const meta: Meta<typeof CountryList> = {
  title: 'Components/Data/CountryList',
  component: CountryList,
  tags: ['autodocs'],
  args: { ids: ['GB', 'US', 'CA', 'AU'], names },
  parameters: {
    docs: {
      description: {
        component:
          'Countries in a table cell: three codes, then the number of further ones. Full names are in the title and read by screen readers. Use full names if there is room.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof CountryList>

export const MoreThanThree: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('United Kingdom, United States, Canada, Australia')).toHaveTextContent('GB US CA +1')
  },
}

export const Three: Story = { args: { ids: ['GB', 'US', 'IE'] } }

export const None: Story = { args: { ids: [] } }

export const WithoutAName: Story = { args: { ids: ['XK'] } }
