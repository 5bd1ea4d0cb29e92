import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getEntity } from '#api/endpoints/titles.ts'
import { NO_PHONE_SNAPSHOT, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { shows, failsWith } from '#screens/shared/testing/storySteps.ts'
import { showsTable } from './testing/reportSteps.ts'
import { TitleResultsScreen } from './TitleResultsScreen.tsx'

const HERE = '/dashboard/title-results'

const meta: Meta<typeof TitleResultsScreen> = {
  title: 'Screens/Dashboard/Title results/At work',
  id: 'screens-title-results-at-work',
  component: TitleResultsScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: HERE, layout: 'fullscreen', heading: 'Title results' },
}
export default meta

type Story = StoryObj<typeof TitleResultsScreen>

const at = (search: string) => ({ route: `${HERE}${search}` })

/** A search finds what that of Titles finds: names, authors and series. */
export const FoundByAuthor: Story = {
  parameters: at('?q=bram%20stoker'),
  play: async (context) => {
    await showsTable(/^1 of \d+ rows$/)(context)
    await expect(within(context.canvasElement).getAllByText('Dracula')[0]).toBeVisible()
  },
}
/** One press among the quick periods. */
export const LastMonth: Story = {
  parameters: NO_PHONE_SNAPSHOT,
  play: async (context) => {
    await showsTable(/^\d+ rows$/)(context)
    await userEvent.click(within(context.canvasElement).getByRole('radio', { name: 'Last month' }))
    await shows(/^1 Oct – 31 Oct, compared with 1 Sep – 30 Sep/)(context)
  },
}
/** Rows carry the mark of their line; the chart says what it does not draw, and why. */
export const RowsWithTheMarkOfTheirLine: Story = {
  parameters: at('?entity_id=101&entity_id=102&entity_id=103'),
  play: async (context) => {
    await showsTable(/^3 rows$/)(context)
    await shows(/^Each title has a line of its own, .* the earlier period isn’t drawn\.$/)(context)
    await waitFor(() => {
      const marks = context.canvasElement.querySelectorAll<HTMLElement>('tbody .row-line')
      return expect(new Set(Array.from(marks, ({ style }) => style.background)).size).toBe(3)
    })
  },
}
/** With a sixth title the chart shows the platforms again, and says so. */
export const SixTitles: Story = {
  parameters: at('?entity_id=101&entity_id=102&entity_id=103&entity_id=104&entity_id=105&entity_id=109'),
  play: shows('With more than 5 titles, the chart shows the platforms.'),
}
/** A further title is chosen beside the chips of the others. */
export const AddsATitle: Story = {
  tags: ['journey'],
  parameters: at('?entity_id=101&entity_id=102'),
  play: async (context) => {
    await showsTable(/^2 rows$/)(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: 'Add title' }))
    await userEvent.click(await page.findByRole('option', { name: 'Middlemarch' }))
    await showsTable(/^3 rows$/)(context)
  },
}
const ONE_TITLE = '?entity_id=101'
/** The results of one title keep its name and the links to its pages. */
export const OneTitle: Story = {
  parameters: at(ONE_TITLE),
  play: async (context) => {
    await showsTable(/^1 row$/)(context)
    const pages = within(context.canvasElement).getByRole('navigation', { name: 'Pages of this title' })
    await expect(within(pages).getByRole('link', { name: 'Results' })).toHaveAttribute('aria-current', 'page')
    await expect(await within(pages).findByRole('link', { name: /^Ads ?\d+$/ })).toHaveAttribute(
      'href',
      '/dashboard/title-ads/101',
    )
  },
}
export const OneTitleOnAPhone: Story = { ...OneTitle, globals: { viewport: { value: 'w390' } } }
/** Its id stands in for the name of a title that cannot be loaded. */
export const OneTitleFails500 = failsWith(500, getEntity, '#101', at(ONE_TITLE))
/** Nothing found is said in the table, the chart and What moved alike. */
export const NoRowsMatchByAuthor: Story = {
  parameters: at('?q=agatha%20christie'),
  play: async (context) => {
    await shows('We searched title names, authors and series.')(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getAllByText('No rows match “agatha christie”')).toHaveLength(2)
    await expect(canvas.getByText('No rows match.')).toBeVisible()
    await expect(canvas.queryByText(/No data for this period|Nothing moved/)).toBeNull()
  },
}
