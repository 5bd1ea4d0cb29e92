import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { BUTTON_KEYS } from '#components/lib/testing/keys.ts'
import { MetricButton, MetricButtons, type MetricButtonProps } from './MetricButton.tsx'

const METRICS: readonly Pick<MetricButtonProps, 'label' | 'figure' | 'help'>[] = [
  {
    label: 'Clicks',
    figure: { value: 195_491, change: 0.18 },
    help: 'The number of times customers have clicked on the ad',
  },
  {
    label: 'Impressions',
    figure: { value: 12_358_272, change: 0.182 },
    help: 'The number of times customers have seen an ad',
  },
  { label: 'Conversions', figure: { value: 10_265, change: 'new' } },
  { label: 'CTR', figure: { value: 0.0158, format: 'pct', change: -0.002 }, help: 'Clicks ÷ impressions' },
  { label: 'Conversion rate', figure: { value: null, format: 'pct', change: null } },
]

const meta: Meta<typeof MetricButton> = {
  title: 'Components/Data/MetricButton',
  component: MetricButton,
  tags: ['autodocs'],
  args: {
    label: 'Clicks',
    figure: { value: 195_491, change: 0.18 },
    help: 'The number of times customers have clicked on the ad',
    pressed: true,
    onPress: fn(),
  },
  parameters: {
    docs: {
      keys: BUTTON_KEYS,
      description: {
        component:
          'For summary figures that also choose the metric of the chart below; group them in MetricButtons. For figures without a choice use MetricCard, for a choice without figures SegmentedControl. The tooltip has the exact number and the metric’s meaning.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof MetricButton>

function MetricSwitch({ loading = false }: { loading?: boolean }) {
  const [selected, setSelected] = useState('Clicks')
  return (
    <MetricButtons aria-label="Metric">
      {METRICS.map((metric) => (
        <MetricButton
          key={metric.label}
          {...metric}
          pressed={metric.label === selected}
          onPress={() => setSelected(metric.label)}
          loading={loading}
        />
      ))}
    </MetricButtons>
  )
}

export const Pressed: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      '195,491. The number of times customers have clicked on the ad',
    )
  },
}

export const NotPressed: Story = { args: { pressed: false } }

export const Loading: Story = { args: { loading: true } }

export const Several: Story = {
  render: () => <MetricSwitch />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /^Impressions/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: /^Clicks/ })).toHaveAttribute('aria-pressed', 'false')
  },
}

export const SeveralLoading: Story = { render: () => <MetricSwitch loading /> }

export const LongText: Story = {
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitän', figure: { value: 9.99e14, change: 125.25 } },
}

export const RightToLeft: Story = { args: { label: 'نقرات' } }

export const Mobile: Story = {
  render: () => <MetricSwitch />,
  globals: { viewport: { value: 'w390' } },
}

export const Light: Story = { render: () => <MetricSwitch />, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
