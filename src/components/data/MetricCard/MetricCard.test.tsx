import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MetricButton } from './MetricButton.tsx'
import { MetricCard } from './MetricCard.tsx'

afterEach(cleanup)

const LINES = [
  { label: 'Impressions', value: 657_464, change: 0.081 },
  { label: 'Conversions', value: 9999 },
  { label: 'CTR', value: 0.02621, format: 'pct' as const, change: null },
]
const card = () => screen.getByRole('group', { name: 'Google' })

describe('MetricCard', () => {
  it('shortens figures from 10,000, with the exact number for screen readers and on focus', async () => {
    render(
      <MetricCard
        label="Google"
        platform="gad"
        note="56% of clicks"
        figure={{ value: 17_230, change: 0.078 }}
        unit="clicks"
        lines={LINES}
      />,
    )
    expect(card().textContent).toBe(
      'Google56% of clicks17.23k17,230clicksup 7.8%Impressions657.46k657,464up 8.1%Conversions9,999CTR2.62%–',
    )
    expect(within(card()).getByText('17.23k').getAttribute('aria-hidden')).toBe('true')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('17.23k17,230')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('657.46k657,464')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('shows dashes and no changes for a platform that is not in use', () => {
    render(<MetricCard label="Google" figure={{ value: 5, change: 0.1 }} note="56% of clicks" lines={LINES} notInUse />)
    expect(card().textContent).toBe('GoogleNo ads on Google–Impressions–Conversions–CTR–')
  })

  it('shows changes of rates in percentage points, of counts in percent', () => {
    render(
      <MetricCard
        label="Google"
        figure={{ value: 0.0203, format: 'pct', change: 0.0021 }}
        lines={[
          { label: 'Clicks', value: 9, change: -0.1 },
          { label: 'Conversion rate', value: 0.05, format: 'pct', change: -0.0123 },
        ]}
      />,
    )
    expect(card().textContent).toBe(
      'Google2.03%up 0.21 pp percentage pointsClicks9down 10.0%Conversion rate5.00%down 1.23 pp percentage points',
    )
  })

  it('is busy while loading, labelled with its name', () => {
    render(<MetricCard label="Google" figure={{ value: null }} lines={LINES} loading />)
    expect(card().querySelector('[aria-busy="true"]')?.textContent).toBe('Loading: Google')
  })
})

describe('MetricButton', () => {
  it('is a toggle button named by its figure and change', async () => {
    const onPress = vi.fn()
    render(<MetricButton label="Clicks" figure={{ value: 4531, change: -0.055 }} pressed={false} onPress={onPress} />)
    const button = screen.getByRole('button', { name: /^Clicks\s*4,531\s*down\s*5\.5%$/ })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(button)
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('has the change of a rate in its name in percentage points', () => {
    render(
      <MetricButton label="CTR" figure={{ value: 0.0203, format: 'pct', change: 0.0021 }} pressed onPress={vi.fn()} />,
    )
    screen.getByRole('button', { name: /^CTR\s*2\.03%\s*up\s*0\.21\s*percentage points$/ })
  })
})
