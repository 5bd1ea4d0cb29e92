import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { addMonths } from '#domain/day.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import {
  sampleSingle,
  sampleCompared,
  sampleDays,
  sampleEarlierDays,
  sampleEvents,
  samplePlatforms,
  wave,
} from '../testing/chartSamples.ts'
import type { ChartSeries } from '../chart/chartProps.ts'
import { TrendChart } from './TrendChart.tsx'

const Surface = styled.div`
  padding: var(--sp-5);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);
  @media (max-width: 767px) {
    padding: var(--sp-4);
  }
`

const meta: Meta<typeof TrendChart> = {
  title: 'Components/Charts/TrendChart',
  component: TrendChart,
  tags: ['autodocs'],
  args: { label: 'Clicks per day by platform', days: sampleDays, series: samplePlatforms },
  argTypes: { days: { control: false } },
  decorators: [
    (Story) => (
      <Surface>
        <Story />
      </Surface>
    ),
  ],
  parameters: {
    docs: {
      keys: {
        'Left, Right': 'Move by a day',
        'Page Up, Page Down': 'Move by a week',
        'Home, End': 'Move to the first and the last',
        Escape: 'Closes the readout',
      },
      description: {
        component:
          'For trends of a few figures over time; the comparison period is a thinner dashed line. For parts of a whole use StackedColumns, which takes the same data; for a line in a table cell Sparkline; for looking up figures a table. The readout is announced.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof TrendChart>

const readOut = async ({ canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>, keys: string) => {
  canvas.getByRole('group', { name: /arrow keys/ }).focus()
  await userEvent.keyboard(keys)
}

export const Default: Story = {}

/** A single line and its comparison period, both labelled at their ends. */
export const Compared: Story = {
  args: { label: 'Clicks per day', series: sampleSingle, earlierDays: sampleEarlierDays },
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{Home}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Fri, 23 Oct: Clicks 1,3\d\d, previous 1,1\d\d, up \d+\.\d%$/,
    )
    await expect(canvas.getByText('Previous, Fri, 25 Sep')).toBeVisible()
  },
}

export const PlatformsCompared: Story = {
  args: {
    label: 'Clicks per day by platform, compared with last year',
    series: sampleCompared,
    earlierDays: sampleEarlierDays,
    comparisonKind: 'lastYear',
  },
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByText('Wed, 21 Oct')).toBeVisible()
  },
}

export const ReadByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{Home}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Sat, 24 Oct: Google \d/)
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Sat, 31 Oct/)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await readOut({ canvas }, '{Home}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Sat, 24 Oct: Google \d/)
  },
}

/** Flags below the axis: starts point forward, ends backward. */
export const CampaignEvents: Story = {
  args: { series: sampleSingle, events: sampleEvents, isLastIncomplete: true },
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{End}')
    await expect(canvas.getByText('Incomplete')).toBeVisible()
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(canvas.getByText('Starts: Dracula, autumn, US')).toBeVisible()
    await expect(canvas.getByText('Ends: Dracula, summer, UK')).toBeVisible()
  },
}

export const AsTable: Story = {
  tags: ['!autodocs'],
  args: { series: sampleCompared, events: sampleEvents },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Table' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Google, previous' })).toBeVisible()
  },
}

export const Rates: Story = {
  args: {
    label: 'CTR per day by platform',
    format: 'pct',
    series: samplePlatforms.map((line, index) => ({
      ...line,
      values: wave(1500 + 400 * index, index).map((value) => value / 100_000),
    })),
  },
}

/** The change of a rate is in percentage points. */
export const RatesCompared: Story = {
  args: {
    label: 'CTR per day',
    format: 'pct',
    earlierDays: sampleEarlierDays,
    series: sampleSingle.map((line) => ({
      ...line,
      name: 'CTR',
      values: line.values.map((value) => (value ?? 0) / 50_000),
      earlier: (line.earlier ?? []).map((value) => (value ?? 0) / 50_000),
    })),
  },
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{Home}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Fri, 23 Oct: CTR \d\.\d\d%, previous \d\.\d\d%, up \d\.\d\d percentage points$/,
    )
    await expect(canvas.getByText('pp')).toBeVisible()
  },
}

export const Months: Story = {
  args: {
    label: 'Clicks per month by platform',
    per: 'month',
    days: Array.from({ length: 12 }, (_, index) => addMonths('2025-12-01', index)),
    series: samplePlatforms.map((line, index) => ({ ...line, values: wave(90_000 - 30_000 * index, index, 12) })),
    isLastIncomplete: true,
  },
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Nov 2026: .*Incomplete$/)
  },
}

/** Days without data break the line, an isolated day is a point; the last day is incomplete. */
export const GapsAndToday: Story = {
  args: {
    isLastIncomplete: true,
    series: [
      {
        name: 'Google',
        platform: 'gad',
        values: wave(620, 0).map((value, index) => (index > 8 && index < 16 && index !== 12 ? null : value)),
      },
    ],
  },
}

export const OneDay: Story = {
  args: {
    days: sampleDays.slice(0, 1),
    isLastIncomplete: true,
    series: sampleCompared.map((line) => ({
      ...line,
      values: line.values.slice(0, 1),
      earlier: (line.earlier ?? []).slice(0, 1),
    })),
  },
}

/** No days at all. Screens that know the reason show Empty instead. */
export const Empty: Story = { args: { days: [], series: [] } }

/** No ads ran on these days. */
export const NothingKnown: Story = {
  args: { series: samplePlatforms.map((line) => ({ ...line, values: line.values.map(() => null) })) },
}

export const HugeValues: Story = {
  args: { series: samplePlatforms.map((line, index) => ({ ...line, values: wave(9.2e14 / 30 ** index, index) })) },
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/Google \d{3},\d{3},\d{3},\d{3},\d{3}/)
  },
}

/** Labels that would overlap are moved apart; long ones are truncated. */
export const LongText: Story = {
  args: {
    series: ['Zażółć gęślą jaźń', 'Donaudampfschifffahrtsgesellschaft', '👩🏽‍🚀 and her long way home'].map(
      (name, index): ChartSeries => ({
        name,
        color: `var(--${['ok', 'info', 'warn'][index] ?? 'all'})`,
        values: wave(600 + index, 0),
      }),
    ),
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'نقرات',
    series: [
      { name: 'ألف ليلة وليلة', color: 'var(--info)', values: wave(600, 0) },
      { name: 'كليلة ودمنة', color: 'var(--ok)', values: wave(420, 2) },
    ],
  },
}

export const Mobile: Story = {
  args: { series: sampleCompared, earlierDays: sampleEarlierDays, events: sampleEvents },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByText('Tue, 17 Nov')).toBeVisible()
  },
}

/** Each name keeps to one line. */
export const LongNames: Story = {
  args: { series: samplePlatforms.map(({ values }, vol) => ({ name: `The Works of Victor Hugo, ${vol}`, values })) },
  play: async ({ canvasElement }) => {
    // The labels come with the first measured width.
    await waitFor(() => expect(canvasElement.querySelector('.ends li')?.getBoundingClientRect().height).toBe(16))
  },
}

export const Light: Story = { args: { series: sampleCompared }, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
