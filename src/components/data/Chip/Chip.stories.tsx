import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { platformNames, PLATFORMS, type Platform } from '#domain/platforms.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { NATIVE_ARG_TYPES } from '#components/lib/testing/nativeArgTypes.ts'
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx'
import { Popover } from '#components/overlays/Popover/Popover.tsx'
import { Chip, type ChipProps } from './Chip.tsx'
import { ChipRow } from './ChipRow.tsx'

function StatefulChip(props: ChipProps) {
  const [on, setOn] = useState(props.pressed === true)
  return (
    <Chip
      {...props}
      pressed={on}
      onClick={(event) => {
        props.onClick?.(event)
        setOn(!on)
      }}
    />
  )
}

const meta: Meta<typeof Chip> = {
  title: 'Components/Data/Chip',
  component: Chip,
  tags: ['autodocs'],
  args: { children: 'Unrated', pressed: false, onClick: fn() },
  argTypes: { onClick: NATIVE_ARG_TYPES.onClick, disabled: NATIVE_ARG_TYPES.disabled },
  render: (args) => <StatefulChip {...args} />,
  parameters: {
    docs: {
      keys: { 'Space, Enter': 'Switch it' },
      description: {
        component: `For a few options that are switched on and off independently: platforms, formats of ads. Group them in a ChipRow that names them. For one choice of a few use SegmentedControl, for a setting that takes effect at once Switch, for an applied filter that can be removed FilterChip. Without \`pressed\` it is a button for a chip row on small screens, as the trigger of a Popover or Sheet.

**ARIA pattern: [button](https://www.w3.org/WAI/ARIA/apg/patterns/button/), toggle**

- Its state is announced as pressed or not pressed; the label stays the same.
- A chip that can’t be switched off (\`lockedReason\`) is announced as unavailable but stays focusable; its tooltip says why.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Chip>

export const Off: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { Chip } from '#components/data/Chip/Chip.tsx'

export function UnratedChip() {
  const [isPressed, setIsPressed] = useState(false)
  return (
    <Chip pressed={isPressed} onClick={() => setIsPressed(!isPressed)}>
      Unrated
    </Chip>
  )
}`,
      },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Unrated' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { pressed: false })).toHaveFocus()
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const On: Story = { args: { pressed: true } }

export const WithIcon: Story = { args: { icon: <Star size={14} strokeWidth={1.5} aria-hidden />, pressed: true } }

export const Disabled: Story = { args: { disabled: true } }

function PlatformChips() {
  const [on, setOn] = useState<readonly Platform[]>(PLATFORMS)
  return (
    <ChipRow label="Platforms">
      {PLATFORMS.map((platform) => {
        const pressed = on.includes(platform)
        return (
          <Chip
            key={platform}
            neutral
            pressed={pressed}
            lockedReason={pressed && on.length === 1 ? 'One platform is always shown' : undefined}
            icon={<PlatformMark platform={platform} hollow={!pressed} />}
            onClick={() => setOn(pressed ? on.filter((other) => other !== platform) : [...on, platform])}
          >
            {platformNames[platform]}
          </Chip>
        )
      })}
    </ChipRow>
  )
}

/** A chip that is off has no fill and a hollow shape. The last one that is on can't be switched off. */
export const Platforms: Story = {
  render: () => <PlatformChips />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meta' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pinterest' }))
    const last = canvas.getByRole('button', { pressed: true })
    await expect(last).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(last)
    await expect(last).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(last).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('One platform is always shown')
  },
}

export const PlatformsLight: Story = {
  render: () => <PlatformChips />,
  globals: { theme: 'light' },
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Meta' })),
}

/** Report settings on a small screen: one line of chips, each opening its setting. */
export const SettingsOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <ChipRow label="Report settings" scrolls>
      <Popover label="Period" trigger={<Chip hasValue>28 days</Chip>}>
        <p>7, 28 or 90 days</p>
      </Popover>
      {['Daily', 'Grouped by title', 'Clicks', '3 platforms', 'Compare: previous'].map((name) => (
        <Chip key={name} aria-haspopup="dialog">
          {name}
        </Chip>
      ))}
    </ChipRow>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '28 days' }))
    await expect(await canvas.findByRole('dialog', { name: 'Period' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}

export const LongText: Story = {
  args: { children: 'Artwork for the autumn campaigns of all translated fiction' },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
}

export const RightToLeft: Story = { args: { children: <bdi>الأدب العربي</bdi>, pressed: true } }

const Narrow = styled.div`
  width: 240px;
`
