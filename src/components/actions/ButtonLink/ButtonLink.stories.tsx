import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, LifeBuoy } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { ButtonLink } from './ButtonLink.tsx'

const renderLink: RenderLink = ({ to, ...rest }) => <a href={to} {...rest} />
const arrow = <ArrowRight size={16} strokeWidth={1.5} aria-hidden />

const meta: Meta<typeof ButtonLink> = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  args: { to: '#ads', renderLink, children: 'All 14 ads' },
  parameters: {
    docs: {
      keys: { Enter: 'Follows it' },
      description: {
        component: `For a link where users expect a button: "Go to Home", "All 14 ads". Not for actions (use Button) or inside a sentence (a text link).

**ARIA pattern: [link](https://www.w3.org/WAI/ARIA/apg/patterns/link/)**

- It has the role and the context menu of a link.
- An external link opens a new tab, and its name says so.
- A link with an unsafe URL is announced as disabled and is not a tab stop.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof ButtonLink>

export const Quiet: Story = {}

export const Primary: Story = { args: { variant: 'primary', children: 'Go to Home' } }

export const Ghost: Story = { args: { variant: 'ghost', icon: arrow } }

export const Small: Story = { args: { size: 's' } }

export const Block: Story = { args: { size: 'block', variant: 'primary', children: 'Log In' } }

const follow = fn((event: MouseEvent) => event.preventDefault())

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { renderLink: ({ to, ...rest }) => <a href={to} {...rest} onClick={(event) => follow(event.nativeEvent)} /> },
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    follow.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'All 14 ads' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()
  },
}

/** Shows an arrow and announces "opens in a new tab". */
export const ExternalLink: Story = {
  render: () => (
    <ButtonLink href="https://help.lightshelf.example/" icon={<LifeBuoy size={16} strokeWidth={1.5} aria-hidden />}>
      Help centre
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Help centre (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** A URL with an unsafe scheme. */
export const UnsafeUrl: Story = {
  render: () => <ButtonLink href="javascript:alert(1)">Open the book’s page</ButtonLink>,
}

export const LongText: Story = {
  args: { children: 'The strange case of Dr Jekyll and Mr Hyde, with other tales and fables', icon: arrow },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
}

export const RightToLeft: Story = { args: { children: <bdi>الأدب العربي</bdi>, icon: arrow } }

export const Mobile: Story = {
  args: { variant: 'primary' },
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
}

export const Light: Story = { args: { variant: 'primary' }, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }

const Narrow = styled.div`
  width: 240px;
`
