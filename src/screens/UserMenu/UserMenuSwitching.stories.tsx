import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { listMyAccounts } from '#api/endpoints/account.ts'
import { MANY_ACCOUNTS } from '#mocks/longAccounts.ts'
import { withHandlers, fails, returns } from '#mocks/respond.ts'
import { inOrder, named } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { SwitchAccountDialog } from './SwitchAccountDialog.tsx'

/** Switching account from the user menu of any page. */
const meta: Meta<typeof SwitchAccountDialog> = {
  title: 'Screens/Dashboard/Account switch dialog',
  id: 'screens-account-switch-dialog',
  component: SwitchAccountDialog,
  tags: ['!autodocs', 'journey'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/users', layout: 'fullscreen', heading: 'Users' },
}
export default meta

type Story = StoryObj<typeof SwitchAccountDialog>

const opensDialog = named('Chooses Switch account in the user menu', async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { name: 'Users' })
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^User menu/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Switch account' }))
  await screen.findByRole('dialog', { name: 'Switch account' })
})
const hasButton = (name: string) =>
  named(`Shows “${name}”`, async () => {
    const dialog = within(screen.getByRole('dialog'))
    const button = await dialog.findByRole('button', { name })
    // The dialog fades in.
    await waitFor(() => expect(button).toBeVisible())
  })

/** Seven accounts or fewer need no search. */
export const FewAccounts: Story = {
  beforeEach: withHandlers(
    returns(listMyAccounts, [
      { acc_id: 'HV01', acc_name: 'Harbour & Vale' },
      { acc_id: 'QA07', acc_name: 'Quill & Anchor Press' },
      { acc_id: 'TI12', acc_name: 'Tern Island' },
    ]),
  ),
  play: inOrder(opensDialog, hasButton('Switch to Quill & Anchor Press')),
}
/** 2,000 accounts with a search, fifty at a time. */
export const ManyAccounts: Story = {
  beforeEach: withHandlers(returns(listMyAccounts, MANY_ACCOUNTS)),
  play: inOrder(
    opensDialog,
    hasButton('Show 50 more'),
    named('Has a search', async () => {
      await expect(screen.getByRole('searchbox', { name: 'Search accounts' })).toBeVisible()
    }),
  ),
}
export const ManyAccountsMobile: Story = {
  ...ManyAccounts,
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
}
export const InternalServerError500: Story = {
  beforeEach: withHandlers(fails(listMyAccounts, 500)),
  parameters: NO_SNAPSHOT,
  play: inOrder(opensDialog, hasButton('Try again')),
}
