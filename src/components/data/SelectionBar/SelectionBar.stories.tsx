import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps, type CSSProperties } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { ExampleTable, exampleRows, wideColumns } from '#components/data/DataTable/testing/ExampleTable.tsx'
import type { RowId } from '#components/data/DataTable/selectionTypes.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx'

const meta: Meta<typeof SelectionBar> = {
  title: 'Components/Data/SelectionBar',
  component: SelectionBar,
  tags: ['autodocs'],
  args: {
    count: 2,
    compareHref: '#compare',
    renderLink: ({ to, ...rest }) => <a href={to} {...rest} />,
    onClear: fn(),
  },
  // A story has no top bar to stick below.
  decorators: [
    (Story) => (
      <div style={{ '--sticky-top': '0px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      keys: { Enter: 'Follows the link', Escape: 'Clears the selection' },
      description: {
        component: `Says how many rows or tiles are selected, and what can be done with them. Give a DataTable \`renderSelectionBar\`, or put it below another list with \`sticky\`; in both cases only while something is selected. useSelection keeps the selection and moves the focus when it is cleared.

**ARIA pattern: [link](https://www.w3.org/WAI/ARIA/apg/patterns/link/) and [button](https://www.w3.org/WAI/ARIA/apg/patterns/button/)**, in a labelled group

- The number is announced by the list: DataTable has a live region for it, other lists need their own.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof SelectionBar>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected')
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '#compare')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** Escape clears from any of its controls. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledTimes(2)
  },
}

/** The longest text: it must fit the narrowest screen. */
export const LongText: Story = {
  args: { count: 1_234_567 },
  render: (args) => (
    <Narrow>
      <SelectionBar {...args} />
    </Narrow>
  ),
}

/** In view at the bottom of the window while its list is, at the end of the list after that. */
export const Sticky: Story = {
  tags: ['!autodocs'],
  args: { sticky: true },
  render: (args) => (
    <Page>
      <Tall />
      <SelectionBar {...args} />
    </Page>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Selection' })
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight)
    window.scrollTo({ top: document.documentElement.scrollHeight })
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
    window.scrollTo({ top: 0 })
  },
}

export const StickyMobile: Story = { ...Sticky, globals: { viewport: { value: 'w390' } } }

function Selecting({ columns, ...bar }: SelectionBarProps & Pick<ComponentProps<typeof ExampleTable>, 'columns'>) {
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set([1, 2]))
  return (
    <ExampleTable
      rows={ROWS}
      {...(columns && { columns })}
      selection={{ selected, onSelectionChange: setSelected, nameOf: ({ name }) => name }}
      renderSelectionBar={
        selected.size === 0 ? null : (sticky) => <SelectionBar {...bar} count={selected.size} sticky={sticky} />
      }
    />
  )
}

/** In a DataTable it is above the totals and sticks with them. */
export const AboveTotals: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Selection' })
    const totals = canvas.getByRole('rowheader', { name: 'Total, 40 rows' })
    await waitFor(() => expect(totals.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(totals.getBoundingClientRect().top)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Row 3' }))
    await expect(bar).toHaveTextContent('3 selected')
    await expect(canvas.getByText('3 rows selected')).toHaveAttribute('role', 'status')
  },
}

export const AboveTotalsMobile: Story = { ...AboveTotals, globals: { viewport: { value: 'w390' } } }

/** Below a table that scrolls sideways, in view at the bottom of the window, with a copy of the totals above it. */
export const InWideTable: Story = {
  render: (args) => <Selecting {...args} columns={wideColumns} />,
  play: async ({ canvas, canvasElement }) => {
    const totals = () => canvasElement.querySelector('.edge-copy[data-edge=bottom][data-shown]')
    await waitFor(() => expect(totals()).not.toBeNull())
    const bar = canvas.getByRole('group', { name: 'Selection' })
    await expect(bar.closest('table')).toBeNull()
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight)
    await expect(totals()?.getBoundingClientRect().bottom).toBe(bar.getBoundingClientRect().top)
  },
}

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }

const ROWS = exampleRows(40)
const Narrow = styled.div`
  width: 288px;
`

/** With the padding of a page below the list. */
const Page = styled.div`
  padding: 0 var(--page-pad) var(--sp-16);
`

const Tall = styled.div`
  height: 150dvh;
`
