import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { NO_SNAPSHOT } from '#components/lib/noSnapshot.ts'
import { MetricCard, type MetricCardProps } from './MetricCard.tsx'
import { MetricStrip } from './MetricStrip.tsx'

const Surface = styled.div`
  max-width: 344px;
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);
`

const card = (
  label: string,
  platform: 'all' | 'gad' | 'mad' | 'pad',
  note: string | null,
  clicks: readonly [number, number],
  rest: readonly (readonly [number, number])[],
): MetricCardProps => ({
  label,
  platform,
  note,
  unit: 'clicks',
  figure: { value: clicks[0], change: clicks[1] },
  lines: ['Impressions', 'Conversions', 'CTR', 'Conversion rate'].map((name, index) => ({
    label: name,
    value: rest[index]?.[0] ?? null,
    change: rest[index]?.[1] ?? null,
    format: index < 2 ? 'int' : 'pct',
  })),
})

const all = card(
  'All platforms',
  'all',
  null,
  [30650, 0.045],
  [
    [1_538_645, 0.047],
    [1706, 0.055],
    [0.0199, -0.002],
    [0.0557, 0.01],
  ],
)
const google = card(
  'Google',
  'gad',
  '56% of clicks',
  [17235, 0.078],
  [
    [657_464, 0.081],
    [1047, 0.091],
    [0.0262, -0.003],
    [0.0607, 0.012],
  ],
)
const meta_ = card(
  'Meta',
  'mad',
  '39% of clicks',
  [11919, -0.001],
  [
    [708_293, 0.013],
    [577, -0.014],
    [0.0168, -0.014],
    [0.0484, -0.013],
  ],
)
const pinterest = card(
  'Pinterest',
  'pad',
  '5% of clicks',
  [1496, 0.051],
  [
    [172_888, 0.065],
    [82, 0.139],
    [0.0087, -0.013],
    [0.0548, 0.084],
  ],
)
const noData: MetricCardProps = {
  ...pinterest,
  figure: { value: null },
  lines: (pinterest.lines ?? []).map(({ label }) => ({ label, value: null })),
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
      description: {
        component:
          'For the figures of one or all platforms over a period: one large, the others below, each with its change. Group several in a MetricStrip. For figures that switch a chart use MetricButton, for many rows of figures a table. Keys: a shortened figure can be focused to show the exact number (Escape closes the tooltip).',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof MetricCard>

export const Default: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('17,235')
  },
}

export const WithoutComparison: Story = {
  args: {
    figure: { value: 17235 },
    lines: (google.lines ?? []).map(({ label, value, format = 'int' }) => ({ label, value, format })),
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

/** Four columns; two by two below 1200px, a snapping strip below 768px. */
export const Strip: Story = {
  render: () => (
    <MetricStrip label="Results by platform">
      <MetricCard {...all} />
      <MetricCard {...google} />
      <MetricCard {...meta_} />
      <MetricCard {...noData} notInUse />
    </MetricStrip>
  ),
}

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
  render: (_args, context) => <>{Strip.render?.({} as MetricCardProps, context)}</>,
  globals: { viewport: { value: 'w768' } },
}

export const StripMobile: Story = {
  render: (_args, context) => <>{Strip.render?.({} as MetricCardProps, context)}</>,
  globals: { viewport: { value: 'w390' } },
}

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
