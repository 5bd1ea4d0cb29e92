import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { FilterChip } from './FilterChip.tsx'
import { FilterChips, type ActiveFilter } from './FilterChips.tsx'

const meta: Meta<typeof FilterChip> = {
  title: 'Components/Inputs/FilterChip',
  component: FilterChip,
  tags: ['autodocs'],
  args: { label: 'Status', value: 'Live', onRemove: fn() },
  parameters: {
    docs: {
      keys: { 'Space, Enter': 'Remove the filter' },
      description: {
        component: `For an active filter whose control is out of sight: behind "Filters" on small screens, or above an empty result. FilterChips lists several, manages the focus and adds "Clear all". Not for turning something on and off (use Chip).

**ARIA pattern: [button](https://www.w3.org/WAI/ARIA/apg/patterns/button/)**

- The name of each × includes the filter: "Remove Status: Live".
- In FilterChips the focus then moves to the next chip, else to the previous one, else to the empty group.`,
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

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }

const FILTERS: readonly ActiveFilter[] = [
  { key: 'status', label: 'Status', value: 'Live' },
  { key: 'live', label: 'Live in', value: 'Canada' },
  { key: 'q', label: 'Search', value: 'lamp' },
  { key: 'imprint', label: 'Imprint', value: 'Nightjar Classics' },
]

function ControlledChips() {
  const [filters, setFilters] = useState(FILTERS)
  return (
    <FilterChips
      filters={filters}
      onRemove={(key) => setFilters(filters.filter((filter) => filter.key !== key))}
      onClearAll={() => setFilters([])}
    />
  )
}

/** Removing one moves the focus to the next. */
export const Several: Story = {
  render: () => <ControlledChips />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Live in: Canada' }))
    await expect(canvas.getByRole('button', { name: 'Remove Search: lamp' })).toHaveFocus()
  },
}

/** Nothing is visible; screen readers hear that no filters are applied. */
export const Cleared: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  render: () => <ControlledChips />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(canvas.getByRole('group', { name: 'Applied filters' })).toHaveTextContent('No filters applied')
  },
}

export const SeveralOnPhone: Story = {
  render: () => <ControlledChips />,
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
}

const Narrow = styled.div`
  width: 240px;
`
