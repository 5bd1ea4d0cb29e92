import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { addDays, addMonths, eachDay } from '#domain/day.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { sampleCompared, sampleDays, sampleEarlierDays, sampleEvents, wave } from '../testing/chartSamples.ts'
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
const compared: StackedSeries[] = sampleCompared.map((line, index) => ({
  ...line,
  platform: platforms[index] ?? 'pad',
}))
const uncompared = compared.map(({ name, platform, values }) => ({ name, platform, values }))
/** Sample data for any number of days. */
const lastDays = (count: number) => ({
  days: eachDay(addDays('2026-11-19', 1 - count), '2026-11-19'),
  series: uncompared.map((layer, index) => ({ ...layer, values: wave([3374, 3035, 574][index] ?? 0, index, count) })),
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
  argTypes: { days: { control: false }, earlierDays: { control: false } },
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
        'Left, Right': 'Move by a column',
        'Page Up, Page Down': 'Move by a week, of months by a quarter',
        'Home, End': 'Move to the first and the last',
        Escape: 'Closes the readout',
      },
      description: {
        component:
          'For counts by platform and their total, per day or month; a tick on each column marks the total of the comparison period. Not for rates, which don’t add up. To compare platforms with each other use TrendChart, which takes the same data. The readout is announced.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof StackedColumns>

const readOut = async ({ canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>, keys: string) => {
  canvas.getByRole('group', { name: /arrow keys/ }).focus()
  await userEvent.keyboard(keys)
}

export const Default: Story = {}

export const ReadByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{End}{PageUp}{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Tue, 10 Nov: Google 2,705, Meta 2,228, Pinterest 436, Total 5,369, previous 4,662, up 15\.2%$/,
    )
    await expect(canvas.getByText('Previous, Tue, 13 Oct')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await readOut({ canvas }, '{End}{PageUp}{ArrowLeft}{ArrowLeft}')
  },
}

/** Platforms are always in the same order. */
export const NotCompared: Story = { args: { series: uncompared.toReversed() } }

export const OnePlatform: Story = {
  args: { series: compared.slice(1, 2) },
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{Home}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Fri, 23 Oct: Meta \d,\d{3}, previous \d,\d{3}, (up|down) \d+\.\d%$/,
    )
  },
}

/** An incomplete last column has a faint fill and a dashed outline. */
export const CampaignEventsAndToday: Story = {
  args: { events: sampleEvents, isLastIncomplete: true },
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{ArrowLeft}')
    await expect(canvas.getByText('Incomplete')).toBeVisible()
  },
}

/** Days without data for some or all platforms. */
export const Gaps: Story = {
  args: {
    series: compared.map((layer, layerIndex) => ({
      ...layer,
      values: layer.values.map((value, index) =>
        index > 6 + layerIndex && index < 12 ? null : index === 20 && layerIndex === 2 ? 1 : value,
      ),
    })),
  },
}

export const Months: Story = {
  args: {
    label: 'Clicks per month by platform',
    per: 'month',
    days: Array.from({ length: 12 }, (_, index) => addMonths('2025-11-01', index)),
    earlierDays: Array.from({ length: 12 }, (_, index) => addMonths('2024-11-01', index)),
    comparisonKind: 'lastYear',
    series: compared.map((layer, index) => ({
      ...layer,
      values: wave(94_000 - 30_000 * index, index, 12),
      earlier: wave(80_000 - 26_000 * index, index + 1, 12),
    })),
  },
}

export const NinetyDays: Story = { args: lastDays(90) }

/** More days than pixels: columns without gaps. */
export const ThreeYears: Story = {
  args: lastDays(1095),
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{Home}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Tue, 21 Nov: Google/)
  },
}

export const OneDay: Story = { args: { days: sampleDays.slice(0, 1), series: compared } }

/** The same data as a table. */
export const AsTable: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Table' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Total, previous' })).toBeInTheDocument()
  },
}

/** No days at all. Screens that know the reason show Empty instead. */
export const Empty: Story = { args: { days: [], series: [] } }

export const NothingKnown: Story = {
  args: { series: uncompared.map((layer) => ({ ...layer, values: layer.values.map(() => null) })) },
}

export const HugeValues: Story = {
  args: {
    series: compared.map((layer, index) => ({
      ...layer,
      values: wave(9.2e12 / 30 ** index, index),
      earlier: wave(8.8e12 / 30 ** index, index),
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
  args: { series: compared.map((layer, index) => ({ ...layer, name: ['بحث', 'شبكة', 'صور'][index] ?? '' })) },
}

export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await readOut({ canvas }, '{ArrowLeft}{PageUp}')
    await expect(canvas.getByText('Thu, 12 Nov')).toBeVisible()
  },
}

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
