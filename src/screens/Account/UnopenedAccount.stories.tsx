import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { listMyAccounts, switchAccount } from '#api/endpoints/account.ts'
import { withHandlers, fails, returns } from '#mocks/respond.ts'
import { arrivesAt, inOrder, shows } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { UnopenedAccountScreen } from './UnopenedAccountScreen.tsx'

/** The account of the token is not in the list, and the first one in it is opened instead, or cannot be. */
const meta: Meta<typeof UnopenedAccountScreen> = {
  title: 'Screens/Dashboard/Account/Not opened',
  id: 'screens-account-not-opened',
  component: UnopenedAccountScreen,
  tags: ['!autodocs', 'journey'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/account', layout: 'fullscreen', heading: 'Account' },
}
export default meta

type Story = StoryObj<typeof UnopenedAccountScreen>

/** The list without Harbour & Vale, the account of the token. */
const lacksAccount = returns(listMyAccounts, [
  { acc_id: 'QA07', acc_name: 'Quill & Anchor Press' },
  { acc_id: 'SM22', acc_name: 'Saltmarsh Poetry' },
])

// spec 4.8
export const CannotBeOpened: Story = {
  beforeEach: withHandlers(lacksAccount, fails(switchAccount, 500)),
  play: inOrder(
    shows('We couldn’t open Quill & Anchor Press.'),
    shows(/Something broke on our side\. The account you used last is not in your list\. Choose one below\./),
    async ({ canvasElement }) => {
      const canvas = within(canvasElement)
      await expect(await canvas.findByRole('button', { name: 'Switch to Saltmarsh Poetry' })).toBeEnabled()
      await expect(canvas.queryByText('Roles')).toBeNull()
    },
  ),
}
export const OpensTheFirst: Story = {
  parameters: { ...NO_SNAPSHOT, heading: 'Titles' },
  beforeEach: withHandlers(lacksAccount),
  play: inOrder(arrivesAt('Titles'), shows('You’re now in Quill & Anchor Press.')),
}
export const Mobile: Story = {
  ...CannotBeOpened,
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await shows('We couldn’t open Quill & Anchor Press.')(context)
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Switch to Saltmarsh Poetry' }),
    )
    await shows('Couldn’t switch to Saltmarsh Poetry.')(context)
  },
}
