import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { FilterChip } from './FilterChip.tsx'
import { FilterChips, type SetFilter } from './FilterChips.tsx'

const meta: Meta<typeof FilterChip> = {
  title: 'Components/Inputs/FilterChip',
  component: FilterChip,
  tags: ['autodocs'],
  args: { label: 'Status', value: 'Live', onRemove: fn() },
  parameters: {
    docs: {
      description: {
        component: `For a filter that is set where its control is out of sight: behind "Filters" on small screens, or above an empty result. FilterChips lists several, takes care of the focus and offers "Clear all". Not for turning something on and off (Chip).

**APG [button](https://www.w3.org/WAI/ARIA/apg/patterns/button/)**

- Tab reaches each × ; Space and Enter remove the filter. Its name says which: "Remove Status: Live".
- In FilterChips the focus then goes to the next one, else to the one before, else stays in the empty group.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof FilterChip>

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: { label: 'Imprint', value: 'The Harbour & Vale Library of Translated Fiction and Poetry' },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
}

export const RightToLeft: Story = { args: { label: 'Imprint', value: 'دار النشر للأدب العربي' } }

export const Light: Story = { globals: { theme: 'light' } }

const FILTERS: readonly SetFilter[] = [
  { key: 'status', label: 'Status', value: 'Live' },
  { key: 'live', label: 'Live in', value: 'Canada' },
  { key: 'q', label: 'Search', value: 'lamp' },
  { key: 'imprint', label: 'Imprint', value: 'Nightjar Classics' },
]

function Listed() {
  const [filters, setFilters] = useState(FILTERS)
  return (
    <FilterChips
      filters={filters}
      onRemove={(key) => setFilters(filters.filter((each) => each.key !== key))}
      onClear={() => setFilters([])}
    />
  )
}

/** Remove one: the focus goes on to the next. */
export const Several: Story = {
  render: () => <Listed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Live in: Canada' }))
    await expect(canvas.getByRole('button', { name: 'Remove Search: lamp' })).toHaveFocus()
  },
}

export const Cleared: Story = {
  render: () => <Listed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(canvas.getByRole('group', { name: 'Filters set' })).toHaveTextContent('No filter is set')
  },
}

export const SeveralOnPhone: Story = { render: () => <Listed />, globals: { viewport: { value: 'w390' } } }

const Narrow = styled.div`
  width: 240px;
`
