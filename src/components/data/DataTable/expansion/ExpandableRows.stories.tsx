import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type CSSProperties } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { TableSkeleton } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { TABLE_KEYS } from '#components/lib/testing/keys.ts'
import type { RowLinks } from '../BodyRow.tsx'
import { DataTable } from '../DataTable.tsx'
import type { RowId } from '../selectionTypes.ts'
import { exampleColumns } from '../testing/ExampleTable.tsx'
import { ExampleExpansion, exampleNodes, type ExampleNode } from './testing/ExampleExpansion.tsx'
import { ExampleItems } from './testing/ExampleItems.tsx'
import { EXPANDABLE_ROWS_USAGE } from './testing/expandableRowsUsage.ts'

/** An arg of the example alone. */
const HIDDEN = { table: { disable: true } }

const meta: Meta<typeof ExampleExpansion> = {
  title: 'Components/Data/DataTable, expandable rows',
  // Documents the props of DataTable; ExampleExpansion adds rows, a sort and expanded rows.
  component: DataTable as unknown as typeof ExampleExpansion,
  tags: ['autodocs'],
  render: (args) => <ExampleExpansion {...args} />,
  argTypes: { opened: HIDDEN, nested: HIDDEN, content: HIDDEN },
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
      keys: {
        ...TABLE_KEYS,
        'Enter on a row': 'Expands or collapses it, or follows its link',
        Right: 'Expands it, then moves to its first child',
        Left: 'Collapses it, then moves to its parent',
      },
      story: { inline: false, height: '480px' },
      description: {
        component: `Expandable rows: \`expansion={useExpansion(…)}\`. With \`childrenOf\` they show child rows, sorted like the table (drilling down from titles to ads to campaigns); with \`renderContent\`, anything else (the creatives of a campaign). Use a tooltip for a few words, and a link for anything with its own page.

**ARIA pattern: [disclosure](https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/) in a native table, with arrows as in a [treegrid](https://www.w3.org/WAI/ARIA/apg/patterns/treegrid/)**

- The name of a row is a button with aria-expanded; pressing anywhere in the row does the same. If the name is a link, the icon before it is the button.
- All rows share one tab stop, followed by the icon of the focused row.
- Child rows name their parent for screen readers; expanded content is a group with the row’s name. Both count as table rows but not in totals.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof ExampleExpansion>

const rowCount = (root: HTMLElement) => root.querySelectorAll('tbody tr[data-at]').length

/** Titles, their ads, and the ads' campaigns. */
export const RowsInside: Story = {
  args: { opened: ['t0', 't0a1'] },
  parameters: EXPANDABLE_ROWS_USAGE,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /The original/ })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Clicks' }))
    await expect(rowCount(canvasElement)).toBe(15)
  },
}

/** Right expands, then moves to the first child; Left moves to the parent, then collapses. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Dracula' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /The original/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(rowCount(canvasElement)).toBe(15)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Dracula' })).toHaveFocus()
  },
}

export const Content: Story = {
  args: { nested: false, surface: 'panel', content: () => <ExampleItems />, opened: ['t0'] },
  decorators: [
    (Story) => (
      <div style={{ padding: 20 }}>
        <Panel title="Campaigns" titleNote={<span className="small t3">8</span>} flush>
          <Story />
        </Panel>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Rejected' }))
    await expect(canvas.getByText('Carousel card 2')).toBeVisible()
    await expect(canvas.queryByText('Story crop')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Emma' }))
    await expect(canvas.getByRole('group', { name: 'Emma' })).toBeVisible()
  },
}

export const ContentLight: Story = { ...Content, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }

/** The name is a link; the icon before it expands the row. */
export const WithLinks: Story = {
  args: {
    links: {
      href: ({ id }) => `#${id}`,
      render: ({ to, ...rest }) => <a href={to} {...rest} />,
    } satisfies RowLinks<ExampleNode>,
    opened: ['t1'],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Dracula' }))
    await expect(rowCount(canvasElement)).toBe(14)
    canvas.getByRole('link', { name: 'Dracula' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(rowCount(canvasElement)).toBe(11)
  },
}

const manyRows = exampleNodes(10_000)
const creativesOfTitle = ({ id }: ExampleNode) => (id.includes('a') ? null : <ExampleItems />)

/** 10,000 rows, one expanded far down. Only visible rows are rendered, and expanded content keeps its height. */
export const ManyRows: Story = {
  render: () => <ExampleExpansion rows={manyRows} content={creativesOfTitle} opened={['t0', 't2', 't9998']} />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Dracula' }).focus()
    await userEvent.keyboard('{End}{ArrowUp}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Longer nights/))
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(80)
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dracula' })).toHaveFocus())
    await expect(canvas.getByRole('group', { name: 'Dracula' })).toBeVisible()
  },
}

/** The content is still loading. */
export const Loading: Story = {
  args: {
    nested: false,
    content: () => <TableSkeleton columns={exampleColumns} rows={3} />,
    opened: ['t0'],
  },
}

export const WithSelection: Story = {
  args: { opened: ['t0'] },
  render: function Selecting(args) {
    const [selected, onSelect] = useState<ReadonlySet<RowId>>(new Set(['t0', 't2']))
    return (
      <ExampleExpansion {...args} selection={{ selected, onSelectionChange: onSelect, nameOf: ({ name }) => name }} />
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Emma' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Select Emma' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Emma' })).toHaveAttribute('aria-expanded', 'false')
  },
}

const LONG_NAME =
  'The Life and Strange Surprizing Adventures of Robinson Crusoe, of York, Mariner: Who Lived Eight and Twenty Years, All Alone in an Un-inhabited Island on the Coast of America'

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 'long',
        name: LONG_NAME,
        clicks: 12,
        impressions: 900,
        inside: [{ id: 'inside', name: LONG_NAME, clicks: 12, impressions: 900 }],
      },
      {
        id: 'rtl',
        name: 'ألف ليلة وليلة، حكايات من الشرق',
        clicks: 7,
        impressions: 80,
        inside: [{ id: 'rtl inside', name: 'حكاية التاجر والجني', clicks: 7, impressions: 80 }],
      },
    ],
    opened: ['long', 'rtl'],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Pressing anywhere on the card expands it. */
export const Cards: Story = {
  args: { opened: ['t0'], cardHeadHeight: 28 },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('button', { name: 'Emma' }).closest('tr')?.getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44)
    await userEvent.click(canvas.getAllByRole('cell', { name: '–' })[0] ?? canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Emma' }))
    await expect(rowCount(canvasElement)).toBe(14)
  },
}

export const CardsWithContent: Story = {
  args: { nested: false, content: () => <ExampleItems />, opened: ['t0'], cardHeadHeight: 28 },
  globals: { viewport: { value: 'w390' } },
}
