import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { listMyAccounts, switchAccount } from '#api/endpoints/account.ts'
import { withHandlers, returns } from '#mocks/respond.ts'
import { inOrder, named, shows, failsWith } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { LinkAccountScreen } from './LinkAccountScreen.tsx'

const LINK = '/dashboard/title-results?from=2026-10-01&to=2026-10-31'
const MADE_THERE = 'This link was made in Quill & Anchor Press.'

/** Links that were copied in another account. */
const meta: Meta<typeof LinkAccountScreen> = {
  title: 'Screens/Dashboard/Title results/Link',
  id: 'screens-title-results-link',
  component: LinkAccountScreen,
  tags: ['!autodocs', 'journey'],
  parameters: { ...SCREEN_SNAPSHOTS, route: `${LINK}&account=QA07`, layout: 'fullscreen', heading: MADE_THERE },
}
export default meta

type Story = StoryObj<typeof LinkAccountScreen>

const presses = (name: string) =>
  named(`Presses ${name}`, async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  })

/** Nothing of the page is read until one of the buttons is pressed. */
export const OtherAccount: Story = { play: shows('You’re in Harbour & Vale.') }
export const OtherAccountMobile: Story = {
  ...OtherAccount,
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
}
export const OtherAccountLight: Story = { ...OtherAccount, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
/** The name of an account may be long. */
export const OtherAccountLongName: Story = {
  beforeEach: withHandlers(
    returns(listMyAccounts, [
      { acc_id: 'HV01', acc_name: 'Harbour & Vale' },
      { acc_id: 'QA07', acc_name: `The Society for ${'Improving '.repeat(12)}Literature` },
    ]),
  ),
  parameters: { heading: /^This link was made in The Society/ },
  play: shows('You’re in Harbour & Vale.'),
}
/** The link's own page, with its dates. */
export const Switched: Story = {
  parameters: { ...NO_SNAPSHOT, heading: 'Title results' },
  play: inOrder(
    presses('Switch to Quill & Anchor Press'),
    shows('You’re now in Quill & Anchor Press.'),
    shows(/^\d+ rows$/),
  ),
}
export const SwitchFails500 = failsWith(
  500,
  switchAccount,
  inOrder(presses('Switch to Quill & Anchor Press'), shows(/You’re still in Harbour & Vale\.$/)),
)
export const OpenedHere: Story = {
  parameters: { ...NO_SNAPSHOT, heading: 'Title results' },
  play: inOrder(presses('Open it here anyway'), shows(/^\d+ rows$/)),
}
/** The account is not in the user's list. */
export const NoAccess: Story = {
  parameters: { route: `${LINK}&account=ZZ99`, heading: 'You don’t have access to this account.' },
  play: shows(/This link was made in it\./),
}
/** What cannot be an account is left out. */
export const NotAnAccount: Story = {
  parameters: { ...NO_SNAPSHOT, route: `${LINK}&account=%3Cb%3E`, heading: 'Title results' },
  play: shows('We ignored the account.'),
}
