import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { matchesMediaQuery, SMALL_SCREEN } from '#components/lib/useMediaQuery.ts'
import { presetPeriod } from '#domain/period.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { PeriodPicker } from './PeriodPicker.tsx'
import type { PeriodPickerProps } from './PeriodPicker.tsx'

const TODAY = '2026-11-20'

const meta: Meta<typeof PeriodPicker> = {
  title: 'Components/Inputs/PeriodPicker',
  component: PeriodPicker,
  tags: ['autodocs'],
  args: { period: presetPeriod('28d', TODAY), today: TODAY, max: TODAY, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      keys: {
        'Arrow keys, Home, End': 'Move between presets',
        'Space, Enter': 'Select one and close it',
        Escape: 'Closes it and returns the focus to the button',
      },
      description: {
        component: `For the period of a report or a list of metrics. Put one in a toolbar, or full width in its Sheet on small screens. Not for a single day (use a date field) or a comparison period.

**ARIA pattern: [dialog](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)** (modal on small screens), containing a radio group and a form

- The button opens it and focuses the current preset, or the first one.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof PeriodPicker>

function Controlled({ period, onChange, ...rest }: PeriodPickerProps) {
  const [value, setValue] = useState(period)
  const handleChange: PeriodPickerProps['onChange'] = (next) => {
    setValue(next)
    onChange(next)
  }
  return <PeriodPicker {...rest} period={value} onChange={handleChange} />
}

async function openPicker(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /^Period: / }))
  // The calendar's code may still be loading.
  await screen.findByLabelText('From')
  return screen.getByRole('dialog', { name: 'Period' })
}

async function typeInto(field: 'From' | 'To', text: string) {
  await userEvent.clear(screen.getByLabelText(field))
  await userEvent.type(screen.getByLabelText(field), text)
}

export const Default: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { presetPeriod } from '#domain/period.ts'

const TODAY = '2026-11-20'

export function ReportPeriod() {
  const [period, setPeriod] = useState(presetPeriod('28d', TODAY))
  return <PeriodPicker period={period} today={TODAY} max={TODAY} onChange={setPeriod} />
}`,
      },
    },
  },
  play: async ({ args }) => {
    await openPicker()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(presetPeriod('90d', TODAY))
    await expect(screen.getByRole('button', { name: 'Period: Last 90 days' })).toHaveFocus()
  },
}

export const Open: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await expect(within(await openPicker()).getByRole('radio', { checked: true })).toHaveAccessibleName('Last 28 days')
  },
}

export const Custom: Story = {
  tags: ['!autodocs'],
  args: { period: { from: '2026-10-20', to: '2026-11-20' } },
  play: async () => {
    const popover = await openPicker()
    await expect(popover).toHaveTextContent('32 days Today is incomplete.')
    await expect(within(popover).queryByRole('radio', { checked: true })).toBeNull()
  },
}

export const CustomApplied: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await openPicker()
    await typeInto('From', '1-9-2026')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-09-01', to: '2026-11-19' })
  },
}

/** Picks both days in the calendar. */
export const CustomPicked: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ args }) => {
    const popover = within(await openPicker())
    await userEvent.click(popover.getByRole('gridcell', { name: 'Mon, 5 Oct 2026' }))
    await userEvent.click(popover.getByRole('gridcell', { name: 'Sun, 18 Oct 2026' }))
    await userEvent.click(popover.getByRole('button', { name: 'Apply' }))
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-10-05', to: '2026-10-18' })
  },
}

export const CustomInvalid: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await openPicker()
    await typeInto('To', '1-10-2026')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(screen.getByLabelText('To')).toHaveAccessibleDescription('End date is before the start date')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const AnotherYear: Story = {
  args: { period: { from: '2024-12-30', to: '2025-01-05' } },
  play: async () => {
    await expect(screen.getByRole('button')).toHaveTextContent('30-12-2024 – 05-01-2025')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async () => {
    await expect(screen.getByRole('button')).toBeDisabled()
  },
}

export const FullWidth: Story = { args: { fullWidth: true } }

export const OnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const picker = await openPicker()
    const heights = within(picker)
      .getAllByRole('radio')
      .map((radio) => radio.getBoundingClientRect().height)
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(matchesMediaQuery(SMALL_SCREEN) ? 44 : 32)
    const apply = within(picker).getByRole('button', { name: 'Apply' })
    await waitFor(() => expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}
