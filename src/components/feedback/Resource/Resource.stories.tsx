import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { CardSurface } from '#components/layout/Panel/CardSurface.ts'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import { exampleColumns } from '#components/data/DataTable/testing/ExampleTable.tsx'
import { TableSkeleton } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import type { Loadable } from '#domain/loadable.ts'
import { testFailure } from '#domain/testing/testFailure.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { Resource, type ResourceProps } from './Resource.tsx'

const BOOKS: readonly string[] = ['Dracula', 'Middlemarch', 'Pride and Prejudice', 'The Adventures of Sherlock Holmes']
const failure = testFailure(503)
const retry = fn()
const cancel = fn()
const resourceWith = (state: Partial<Loadable<readonly string[]>>) =>
  testLoadable(state.data, { retry, cancel, ...state })

const meta: Meta<ResourceProps<readonly string[]>> = {
  title: 'Components/Feedback/Resource',
  component: Resource,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <CardSurface style={{ padding: 'var(--sp-5)' }}>
        <Story />
      </CardSurface>
    ),
  ],
  args: {
    resource: resourceWith({ data: BOOKS }),
    skeleton: <TableSkeleton columns={exampleColumns} rows={4} surface="panel" />,
    isEmpty: (books) => books.length === 0,
    empty: (
      <Empty title="No titles yet" action={<Button>Help centre</Button>}>
        When your first title is set up it will appear here.
      </Empty>
    ),
    children: (books) => (
      <List>
        {books.map((book) => (
          <li key={book}>{book}</li>
        ))}
      </List>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Wraps everything that loads, one per panel: give it the resource, a skeleton, an empty state and a render function. It handles the first load, refetches, paged progress, slow and cancelled loads, and errors with or without data, so that screens needn’t.',
      },
    },
  },
}
export default meta
type Story = StoryObj<ResourceProps<readonly string[]>>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dracula')).toBeVisible()
  },
}

export const FirstLoad: Story = {
  args: { resource: resourceWith({ loading: true }) },
  play: async ({ canvas }) => {
    // The skeleton is hidden for a moment.
    await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible())
  },
}

/** Old data is dimmed to 60% during a refetch. That leaves enough contrast for large text only, so it must be brief. */
export const Refetch: Story = {
  args: {
    resource: resourceWith({ data: ['195.49k', '12.36m', '1.58%'], loading: true }),
    children: (figures) => (
      <Figures>
        {figures.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </Figures>
    ),
  },
}

/** A long list loads page by page and can be cancelled. */
export const PageByPage: Story = {
  args: {
    resource: resourceWith({ data: BOOKS, isComplete: false, loading: true, progress: { loaded: 1024, total: 3000 } }),
  },
  play: async ({ canvas }) => {
    cancel.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(cancel).toHaveBeenCalledOnce()
  },
}

export const Stopped: Story = {
  args: {
    resource: resourceWith({
      data: BOOKS,
      isComplete: false,
      cancelled: true,
      progress: { loaded: 1024, total: 3000 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible()
  },
}

export const StoppedBeforeTheFirst: Story = { args: { resource: resourceWith({ cancelled: true }) } }

export const EmptyData: Story = { args: { resource: resourceWith({ data: [] }) } }

export const Failed: Story = {
  args: { resource: resourceWith({ failure, retrying: { attempt: 1, of: 3, nextInS: 2 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Service Unavailable')
  },
}

export const NotFound: Story = {
  args: { resource: resourceWith({ failure: { ...failure, kind: 404 } }), noun: 'this title', onBack: fn() },
}

/** Old data stays visible. */
export const FailedWithData: Story = {
  args: { resource: resourceWith({ data: BOOKS, failure, retrying: { attempt: 2, of: 3, nextInS: 4 } }) },
}

/** Rows whose id could not be read, say, are counted. */
export const UnreadRows: Story = {
  args: { resource: resourceWith({ data: BOOKS, unreadRows: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 rows could not be read.')).toBeVisible()
  },
}

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-8);
  font: var(--fw-medium) var(--fs-figure) / var(--lh-figure) var(--font-ui);
`

const List = styled.ul`
  li {
    padding: var(--sp-3) 0;
    border-bottom: 1px solid var(--line);
  }
`
