import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { MetricCard, type MetricCardProps } from './MetricCard.tsx'
import { MetricStrip } from './MetricStrip.tsx'

const Surface = styled.div`
  max-width: 344px;
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);
`

const all: MetricCardProps = {
  label: 'All platforms',
  platform: 'all',
  note: null,
  unit: 'clicks',
  figure: { value: 30_650, change: 0.045 },
  lines: [
    { label: 'Impressions', value: 1_538_645, change: 0.047, format: 'int' },
    { label: 'Conversions', value: 1706, change: 0.055, format: 'int' },
    { label: 'CTR', value: 0.0199, change: -0.002, format: 'pct' },
    { label: 'Conversion rate', value: 0.0557, change: 0.01, format: 'pct' },
  ],
}
const google: MetricCardProps = {
  label: 'Google',
  platform: 'gad',
  note: '56% of clicks',
  unit: 'clicks',
  figure: { value: 17_235, change: 0.078 },
  lines: [
    { label: 'Impressions', value: 657_464, change: 0.081, format: 'int' },
    { label: 'Conversions', value: 1047, change: 0.091, format: 'int' },
    { label: 'CTR', value: 0.0262, change: -0.003, format: 'pct' },
    { label: 'Conversion rate', value: 0.0607, change: 0.012, format: 'pct' },
  ],
}
const meta_: MetricCardProps = {
  label: 'Meta',
  platform: 'mad',
  note: '39% of clicks',
  unit: 'clicks',
  figure: { value: 11_919, change: -0.001 },
  lines: [
    { label: 'Impressions', value: 708_293, change: 0.013, format: 'int' },
    { label: 'Conversions', value: 577, change: -0.014, format: 'int' },
    { label: 'CTR', value: 0.0168, change: -0.014, format: 'pct' },
    { label: 'Conversion rate', value: 0.0484, change: -0.013, format: 'pct' },
  ],
}
const pinterest: MetricCardProps = {
  label: 'Pinterest',
  platform: 'pad',
  note: '5% of clicks',
  unit: 'clicks',
  figure: { value: 1496, change: 0.051 },
  lines: [
    { label: 'Impressions', value: 172_888, change: 0.065, format: 'int' },
    { label: 'Conversions', value: 82, change: 0.139, format: 'int' },
    { label: 'CTR', value: 0.0087, change: -0.013, format: 'pct' },
    { label: 'Conversion rate', value: 0.0548, change: 0.084, format: 'pct' },
  ],
}
const noData: MetricCardProps = {
  label: 'Pinterest',
  platform: 'pad',
  note: '5% of clicks',
  unit: 'clicks',
  figure: { value: null },
  lines: [
    { label: 'Impressions', value: null },
    { label: 'Conversions', value: null },
    { label: 'CTR', value: null },
    { label: 'Conversion rate', value: null },
  ],
}

const meta: Meta<typeof MetricCard> = {
  title: 'Components/Data/MetricCard',
  component: MetricCard,
  tags: ['autodocs'],
  args: google,
  render: (args) => (
    <Surface>
      <MetricCard {...args} />
    </Surface>
  ),
  parameters: {
    docs: {
      keys: { Escape: 'Closes the tooltip of a figure' },
      description: {
        component:
          'For the figures of one or all platforms over a period: one large, the others below, each with its change. Group several in a MetricStrip. For figures that switch a chart use MetricButton, for many rows of figures a table. A shortened figure can be focused to show the exact number.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof MetricCard>

// spec 9.6
export const Default: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('17,235')
  },
}

export const WithoutComparison: Story = {
  args: {
    figure: { value: 17235 },
    lines: [
      { label: 'Impressions', value: 657_464 },
      { label: 'Conversions', value: 1047 },
      { label: 'CTR', value: 0.0262, format: 'pct' },
      { label: 'Conversion rate', value: 0.0607, format: 'pct' },
    ],
  },
}

/** CTR and conversion rate change in percentage points, counts in percent. */
export const RatesInPoints: Story = {
  args: {
    lines: [
      { label: 'CTR', value: 0.0203, format: 'pct', change: 0.0021 },
      { label: 'Conversion rate', value: 0.0607, format: 'pct', change: -0.0012 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Google' })).toHaveTextContent(
      /up 7\.8%CTR2\.03%up 0\.21 pp percentage pointsConversion rate6\.07%down 0\.12 pp percentage points$/,
    )
  },
}

/** The earlier figure was 0. */
export const New: Story = { args: { figure: { value: 412, change: 'new' } } }

export const NotInUse: Story = {
  args: { ...noData, notInUse: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No ads on Pinterest')).toBeVisible()
    await expect(canvas.getAllByText('–')).toHaveLength(5)
  },
}

/** In use, but no ads ran: zeros, and no rates to compute. */
export const ServedNone: Story = {
  args: {
    ...pinterest,
    note: null,
    figure: { value: 0, change: -1 },
    lines: [
      { label: 'Impressions', value: 0, change: 0 },
      { label: 'CTR', value: null, format: 'pct', change: null },
    ],
  },
}

export const Loading: Story = { args: { loading: true } }

export const LongText: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitän',
    note: '56% of clicks',
    figure: { value: 9.99e14, change: 12.5 },
    lines: [{ label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', value: 9.99e14, change: 125.25 }],
  },
}

export const RightToLeft: Story = { args: { label: 'ألف ليلة وليلة' } }

const renderStrip = () => (
  <MetricStrip label="Results by platform">
    <MetricCard {...all} />
    <MetricCard {...google} />
    <MetricCard {...meta_} />
    <MetricCard {...noData} notInUse />
  </MetricStrip>
)

/** Four columns; two by two below 1200px, a snapping strip below 768px. */
export const Strip: Story = { render: renderStrip }

export const StripLoading: Story = {
  render: () => (
    <MetricStrip label="Results by platform">
      {[all, google, meta_, pinterest].map((props) => (
        <MetricCard key={props.label} {...props} loading />
      ))}
    </MetricStrip>
  ),
}

export const StripTablet: Story = {
  render: renderStrip,
  globals: { viewport: { value: 'w768' } },
}

export const StripMobile: Story = {
  render: renderStrip,
  globals: { viewport: { value: 'w390' } },
}

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
