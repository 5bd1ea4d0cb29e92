import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { eachDay } from '#domain/day.ts'
import { TrendChart, type TrendSeries } from './TrendChart.tsx'

const days = eachDay('2026-10-23', '2026-11-19')
/** A line with a weekly wave, the same on every run. */
const wave = (base: number, phase: number) => days.map((_, at) => Math.round(base * (1 + 0.3 * Math.sin(at / 2 + phase) + 0.02 * at)))
const platforms: TrendSeries[] = [
  { name: 'Google', color: 'var(--gad)', values: wave(620, 0) },
  { name: 'Meta', color: 'var(--mad)', values: wave(430, 2) },
  { name: 'Pinterest', color: 'var(--pad)', values: wave(60, 4) },
]

const meta: Meta<typeof TrendChart> = {
  title: 'Components/TrendChart',
  component: TrendChart,
  tags: ['autodocs'],
  args: { label: 'Clicks per day by platform', days, series: platforms },
  parameters: {
    docs: {
      description: { component: 'For how figures went from day to day, of a few lines at once. For one line in a table cell use Sparkline; for figures that are looked up rather than compared, a table.' },
      story: { inline: false, height: '400px' },
    },
  },
}
export default meta
type Story = StoryObj<typeof TrendChart>

export const Default: Story = {}

export const ReadByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: /Arrow keys/ }).focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Sat, 24 Oct: Google \d/)
  },
}

/** The same figures to be read without seeing the lines. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Google' })).toBeVisible()
  },
}

export const Compared: Story = {
  args: {
    label: 'Clicks per day, compared with the previous period',
    series: [{ name: 'This period', color: 'var(--text)', values: wave(1000, 0) }, { name: 'Previous', color: 'var(--prev)', values: wave(930, 1), dashed: true }],
  },
}

/** Days without figures part the line; the last day is still running. */
export const GapsAndToday: Story = {
  args: { openEnd: true, series: [{ name: 'Google', color: 'var(--gad)', values: wave(620, 0).map((value, at) => (at > 8 && at < 13 ? null : value)) }] },
}

export const OneDay: Story = { args: { days: days.slice(0, 1), series: platforms.map((line) => ({ ...line, values: line.values.slice(0, 1) })) } }

/** Names that meet move apart. */
export const LongText: Story = {
  args: { series: ['كتب', 'Zażółć gęślą jaźń', 'Donaudampfschiff', '👩🏽‍🚀'].map((name, at) => ({ name, color: 'var(--text)', values: wave(600 + at, 0) })) },
}

export const Mobile: Story = { globals: { viewport: { value: 'w390' } } }

export const Light: Story = { globals: { theme: 'light' } }
