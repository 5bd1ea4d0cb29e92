import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { Sparkline } from './Sparkline.tsx'

/** Clicks per day over four weeks with a weekly pattern. */
const dailyClicks = Array.from({ length: 28 }, (_, day) =>
  Math.round(900 + 320 * Math.sin(day / 2.2) + 180 * Math.cos(day * 1.7) + 12 * day),
)

const meta: Meta<typeof Sparkline> = {
  title: 'Components/Charts/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  args: { values: dailyClicks, width: 112, height: 24 },
  parameters: {
    docs: {
      description: {
        component:
          'A trend in a table cell, between its own least and most. It shows the shape, not the amount, so put the figure next to it. For reading values use a chart.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Sparkline>

export const Default: Story = {}

export const Named: Story = {
  args: { label: 'Clicks per day, rising' },
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Clicks per day, rising' })).toBeVisible()
  },
}

/** Days without data break the line; an isolated day is a dot. */
export const Gaps: Story = {
  args: {
    values: dailyClicks.map((value, day) =>
      (day > 6 && day < 10) || (day > 15 && day < 20 && day !== 17) ? null : value,
    ),
  },
}

export const StoppedEarly: Story = { args: { values: dailyClicks.map((value, day) => (day > 18 ? null : value)) } }

export const AllZero: Story = { args: { values: dailyClicks.map(() => 0) } }

/** Nothing is drawn. */
export const NothingKnown: Story = {
  args: { values: dailyClicks.map(() => null) },
  parameters: { ...NO_SNAPSHOT, empty: true },
}

const fortySeries = Array.from({ length: 40 }, (_, row) =>
  dailyClicks.map((value, day) => Math.abs(value + 600 * Math.sin(row + (day * (row + 3)) / 9))),
)

/** As many as the table rows on a screen. */
export const Forty: Story = {
  render: () => (
    <Grid>
      {fortySeries.map((values, row) => (
        <Sparkline key={row} values={values} width={112} height={24} />
      ))}
    </Grid>
  ),
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 112px);
  gap: var(--sp-4);
`
