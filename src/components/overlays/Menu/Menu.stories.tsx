import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleUser, LogOut, Moon, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { Menu } from './Menu.tsx'
import type { MenuEntry } from './menuEntries.ts'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const
const plainLink: RenderLink = ({ to, ...rest }) => <a href={to} {...rest} />

const items: MenuEntry[] = [
  { kind: 'link', key: 'account', label: 'Account', to: '#account', icon: <CircleUser {...icon} /> },
  { kind: 'link', key: 'users', label: 'Users', to: '#users', icon: <Users {...icon} /> },
  { kind: 'separator', key: 'rule' },
  { kind: 'action', key: 'logout', label: 'Logout', icon: <LogOut {...icon} />, onSelect: fn() },
]

const meta: Meta<typeof Menu> = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  tags: ['autodocs'],
  args: { label: 'Your account', trigger: <Button>Imogen Ashby</Button>, items, renderLink: plainLink },
  parameters: {
    docs: {
      keys: {
        'Enter, Space, Down on the button': 'Open it at its first entry',
        'Up on the button': 'Opens it at its last entry',
        'Down, Up': 'Move, and wrap around',
        'Home, End, letters': 'Move to the first, the last or a matching entry',
        'Enter, Space': 'Activate an entry and close it',
        Escape: 'Closes it; the focus returns to the button',
        Tab: 'Closes it and goes on from the button',
      },
      description: {
        component: `For actions and links that don't need a button each. To select a value use FilterSelect, for forms Popover.

**ARIA pattern: [menu button](https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/)**`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Menu>

export const Closed: Story = {}

export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('menuitem', { name: 'Account' })).toHaveFocus()
  },
}

export const WithHeaderAndSwitch: Story = {
  tags: ['!autodocs'],
  render: function UserMenu(args) {
    const [isDark, setIsDark] = useState(true)
    const entries: MenuEntry[] = [
      ...items.slice(0, 2),
      {
        kind: 'switch',
        key: 'theme',
        label: 'Dark theme',
        icon: <Moon {...icon} />,
        checked: isDark,
        onChange: setIsDark,
      },
      ...items.slice(2),
    ]
    return (
      <Menu
        {...args}
        items={entries}
        header={
          <>
            <b className="med">Harbour &amp; Vale</b>
            <br />
            <span>Imogen Ashby</span>
            <br />
            <span className="small t3">imogen.ashby@harbourvale.example</span>
          </>
        }
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('da ')
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Dark theme' })).not.toBeChecked()
  },
}

/** Files, and the format of one of them. */
export const WithChoices: Story = {
  tags: ['!autodocs'],
  render: function ExportMenu(args) {
    const [chosen, choose] = useState('point')
    const choice = (key: string, label: string): MenuEntry => ({
      kind: 'choice',
      key,
      label,
      checked: key === chosen,
      onChoose: () => choose(key),
    })
    const formats = [choice('point', 'Decimal point'), choice('comma', 'Decimal comma')]
    return <Menu {...args} items={[...items.slice(0, 3), ...formats]} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('{End}{Enter}')
    await expect(canvas.getByRole('menuitemradio', { name: 'Decimal comma' })).toBeChecked()
    await expect(canvas.getByRole('menuitemradio', { name: 'Decimal point' })).not.toBeChecked()
  },
}

/** The menu is closed; its button has the focus. */
export const ChosenByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const WithDisabled: Story = {
  tags: ['!autodocs'],
  args: {
    items: [
      { kind: 'action', key: 'rename', label: 'Rename view', disabled: true, onSelect: fn() },
      { kind: 'action', key: 'delete', label: 'Delete view', icon: <Trash2 {...icon} />, onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('menuitem', { name: 'Delete view' })).toHaveFocus()
  },
}

export const LongAndRightToLeft: Story = {
  tags: ['!autodocs'],
  args: {
    header: <bdi>دار النشر للأدب العربي المعاصر والترجمة في القاهرة والإسكندرية</bdi>,
    items: [
      {
        kind: 'action',
        key: 'long',
        label: 'Download the artwork of every campaign of this title as one archive',
        onSelect: fn(),
      },
      ...items,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('menu').scrollWidth).toBeLessThanOrEqual(264)
  },
}
