import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { Sparkline } from './Sparkline.tsx'

/** Clicks per day over four weeks, with the rhythm of weekdays. */
const days = Array.from({ length: 28 }, (_, day) =>
  Math.round(900 + 320 * Math.sin(day / 2.2) + 180 * Math.cos(day * 1.7) + 12 * day),
)

const meta: Meta<typeof Sparkline> = {
  title: 'Components/Charts/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  args: { values: days, width: 92, height: 26 },
  parameters: {
    docs: {
      description: {
        component:
          'A trend in a table cell, on its own scale from 0. It says how it went, not how much: the figures stand beside it. To read values off, use a chart.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Sparkline>

export const Default: Story = {}

export const Named: Story = {
  args: { label: 'Clicks per day, rising' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Clicks per day, rising' })).toBeVisible()
  },
}

/** Days on which nothing is known break the line; a lone day is a point. */
export const Gaps: Story = {
  args: {
    values: days.map((value, day) => ((day > 6 && day < 10) || (day > 15 && day < 20 && day !== 17) ? null : value)),
  },
}

export const StoppedEarly: Story = { args: { values: days.map((value, day) => (day > 18 ? null : value)) } }

export const AllZero: Story = { args: { values: days.map(() => 0) } }

export const NothingKnown: Story = { args: { values: days.map(() => null) } }

const forty = Array.from({ length: 40 }, (_, row) =>
  days.map((value, day) => Math.abs(value + 600 * Math.sin(row + (day * (row + 3)) / 9))),
)

/** As many as a screen of table rows has. */
export const Forty: Story = {
  render: () => (
    <Grid>
      {forty.map((values, row) => (
        <Sparkline key={row} values={values} width={92} height={26} />
      ))}
    </Grid>
  ),
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 92px);
  gap: var(--sp-4);
`
