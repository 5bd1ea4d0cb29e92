import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { addDays, addMonths, eachDay } from '#domain/day.ts'
import { sampleCompared, sampleDays, sampleEarlierDays, sampleEvents, wave } from '../chart/chartSamples.ts'
import { StackedColumns } from './StackedColumns.tsx'
import type { StackedSeries } from './StackedSeries.ts'

const Surface = styled.div`
  padding: var(--sp-5);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);

  @media (max-width: 767px) {
    padding: var(--sp-4);
  }
`

const platforms = ['gad', 'mad', 'pad'] as const
const compared: StackedSeries[] = sampleCompared.map((line, at) => ({ ...line, platform: platforms[at] ?? 'pad' }))
const [google, meta_, pinterest] = compared
const alone = compared.map(({ name, platform, values }) => ({ name, platform, values }))
/** The same for any number of days. */
const days = (count: number) => ({
  days: eachDay(addDays('2026-11-19', 1 - count), '2026-11-19'),
  series: alone.map((layer, at) => ({ ...layer, values: wave([3374, 3035, 574][at] ?? 0, at, count) })),
})

const meta: Meta<typeof StackedColumns> = {
  title: 'Components/Charts/StackedColumns',
  component: StackedColumns,
  tags: ['autodocs'],
  args: {
    label: 'Clicks per day by platform',
    days: sampleDays,
    series: compared,
    earlierDays: sampleEarlierDays,
    height: 260,
  },
  decorators: [
    (Story) => (
      <Surface>
        <Story />
      </Surface>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'For counts of the platforms and what they add up to, by day or month; a tick over each column is the total of the period compared with. Not for rates, which do not add up, nor for comparing the platforms with each other: that is TrendChart, which takes the same data. Keys: Left and Right arrow read column by column, PageUp and PageDown a week (a quarter in months), Home and End the ends; Escape closes the reading. What is read is told.',
      },
      story: { inline: false, height: '380px' },
    },
  },
}
export default meta
type Story = StoryObj<typeof StackedColumns>

const read = async ({ canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>, keys: string) => {
  canvas.getByRole('group', { name: /Arrow keys/ }).focus()
  await userEvent.keyboard(keys)
}

export const Default: Story = {}

export const ReadByKeyboard: Story = {
  play: async ({ canvas }) => {
    await read({ canvas }, '{End}{PageUp}{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Tue, 10 Nov: Google 2,705, Meta 2,228, Pinterest 436, Total 5,369, previous 4,662, up 15\.2%$/,
    )
    await expect(canvas.getByText('Previous, Tue, 13 Oct')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await read({ canvas }, '{End}{PageUp}{ArrowLeft}{ArrowLeft}')
  },
}

/** The platforms in one order, whatever the order they are given in. */
export const NotCompared: Story = { args: { series: alone.toReversed() } }

export const OnePlatform: Story = {
  args: { series: meta_ ? [meta_] : [] },
  play: async ({ canvas }) => {
    await read({ canvas }, '{Home}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Fri, 23 Oct: Meta \d,\d{3}, previous \d,\d{3}, (up|down) \d+\.\d%$/,
    )
  },
}

/** The last column is not complete: its fill is faint, its edge dashed. */
export const CampaignEventsAndToday: Story = {
  args: { events: sampleEvents, openEnd: true },
  play: async ({ canvas }) => {
    await read({ canvas }, '{ArrowLeft}')
    await expect(canvas.getByText('Not complete yet')).toBeVisible()
  },
}

/** Platforms that were not in use for some days, and days without anything. */
export const Gaps: Story = {
  args: {
    series: [google, meta_, pinterest].flatMap((layer, nth) =>
      layer
        ? [
            {
              ...layer,
              values: layer.values.map((value, at) =>
                at > 6 + nth && at < 12 ? null : at === 20 && nth === 2 ? 1 : value,
              ),
            },
          ]
        : [],
    ),
  },
}

export const Months: Story = {
  args: {
    label: 'Clicks per month by platform',
    per: 'month',
    days: Array.from({ length: 12 }, (_, at) => addMonths('2025-11-01', at)),
    earlierDays: Array.from({ length: 12 }, (_, at) => addMonths('2024-11-01', at)),
    earlierIs: 'lastYear',
    series: compared.map((layer, at) => ({
      ...layer,
      values: wave(94_000 - 30_000 * at, at, 12),
      earlier: wave(80_000 - 26_000 * at, at + 1, 12),
    })),
  },
}

export const NinetyDays: Story = { args: days(90) }

/** More days than pixels: the columns stand side by side. */
export const ThreeYears: Story = {
  args: days(1095),
  play: async ({ canvas }) => {
    await read({ canvas }, '{Home}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Tue, 21 Nov: Google/)
  },
}

export const OneDay: Story = { args: { days: sampleDays.slice(0, 1), series: compared } }

/** The same figures to be read without seeing the columns. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Table' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Total, previous' })).toBeInTheDocument()
  },
}

/** A period without days: a screen that knows the cause shows Empty in its place. */
export const Empty: Story = { args: { days: [], series: [] } }

export const NothingKnown: Story = {
  args: { series: alone.map((layer) => ({ ...layer, values: layer.values.map(() => null) })) },
}

export const HugeValues: Story = {
  args: {
    series: compared.map((layer, at) => ({
      ...layer,
      values: wave(9.2e12 / 30 ** at, at),
      earlier: wave(8.8e12 / 30 ** at, at),
    })),
  },
}

export const LongText: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitän: clicks per day',
    series: compared.map((layer) => ({ ...layer, name: `${layer.name} Advertising Platform International` })),
  },
}

export const RightToLeft: Story = {
  args: { series: compared.map((layer, at) => ({ ...layer, name: ['بحث', 'شبكة', 'صور'][at] ?? '' })) },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await read({ canvas }, '{ArrowLeft}{PageUp}')
    await expect(canvas.getByText('Thu, 12 Nov')).toBeVisible()
  },
}

export const Light: Story = { globals: { theme: 'light' } }
