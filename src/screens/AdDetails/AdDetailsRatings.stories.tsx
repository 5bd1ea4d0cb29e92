import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { listUsers } from '#api/endpoints/account.ts'
import { getEladRating, rateElad } from '#api/endpoints/ads.ts'
import { withHandlers, fails, returns } from '#mocks/respond.ts'
import { inOrder, named, shows } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { AdDetailsScreen } from './AdDetailsScreen.tsx'

/** An ad that someone else rated. */
const meta: Meta<typeof AdDetailsScreen> = {
  title: 'Screens/Dashboard/Ad details/Ratings',
  id: 'screens-ad-details-ratings',
  component: AdDetailsScreen,
  tags: ['!autodocs'],
  parameters: {
    ...SCREEN_SNAPSHOTS,
    route: '/dashboard/ads/10101',
    layout: 'fullscreen',
    heading: 'Read it with the lamp on',
  },
}
export default meta

type Story = StoryObj<typeof AdDetailsScreen>

const ratedByTheo = {
  rating: 4,
  comment: 'Cover reads well even at thumbnail size.\nCould the strapline sit a touch lower?',
  user_name: 'theo.marchetti@harbourvale.example',
  day: '2026-11-18',
}
/** Another person's rating is a quotation; the form begins empty and says what it replaces. */
export const RatedByAnother: Story = {
  tags: ['journey'],
  beforeEach: withHandlers(returns(getEladRating, ratedByTheo)),
  play: inOrder(
    shows('4 out of 5 by Theo Marchetti on 18-11-2026'),
    named('Has an empty form that replaces it', async ({ canvasElement }) => {
      const canvas = within(canvasElement)
      await expect(canvas.getByLabelText('Comment')).toHaveValue('')
      await expect(canvas.getByRole('button', { name: 'Replace rating' })).toHaveAccessibleDescription(
        'Replaces Theo Marchetti’s rating and comment',
      )
    }),
  ),
}
export const RatedByAnotherMobile: Story = {
  ...RatedByAnother,
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
}
/** Without the user list, the user name stands in. */
export const RatedByUnlistedUser: Story = {
  beforeEach: withHandlers(returns(getEladRating, ratedByTheo), fails(listUsers, 500)),
  parameters: NO_SNAPSHOT,
  play: shows('4 out of 5 by theo.marchetti@harbourvale.example on 18-11-2026'),
}
/** Asks before another person's rating is removed; if that fails, it is still there. */
export const AnothersRatingNotRemoved500: Story = {
  tags: ['journey'],
  beforeEach: withHandlers(returns(getEladRating, ratedByTheo), fails(rateElad, 500)),
  play: inOrder(
    shows('4 out of 5 by Theo Marchetti on 18-11-2026'),
    named('Presses Remove rating, twice', async ({ canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove rating' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Remove this rating?' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Remove rating' }))
      await expect(await dialog.findByText('Internal Server Error. The rating wasn’t removed.')).toBeVisible()
    }),
  ),
}
