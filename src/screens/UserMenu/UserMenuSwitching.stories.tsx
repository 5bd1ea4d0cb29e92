import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { listMyAccounts, switchAccount } from '#api/endpoints/account.ts'
import { MANY_ACCOUNTS } from '#mocks/longAccounts.ts'
import { withHandlers, returns, stalls } from '#mocks/respond.ts'
import { arrivesAt, inOrder, named, shows, failsWith } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { opensDialog, switches } from './testing/userMenuSteps.ts'
import { UserMenuScreen } from './UserMenuScreen.tsx'

/** Switching account from the user menu of any page, and moving through the menu by keyboard. */
const meta: Meta<typeof UserMenuScreen> = {
  title: 'Screens/Dashboard/User menu/At work',
  id: 'screens-account-switch-dialog',
  component: UserMenuScreen,
  tags: ['!autodocs', 'journey'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/users', layout: 'fullscreen', heading: 'Users' },
}
export default meta

type Story = StoryObj<typeof UserMenuScreen>

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
/** The list fails when the dialog asks for it again. */
export const ListFails500 = failsWith(500, listMyAccounts, inOrder(opensDialog, hasButton('Try again')), NO_SNAPSHOT)

/** While the server has not answered, no other switch can start; closing the dialog cancels it. */
export const Switching: Story = {
  beforeEach: withHandlers(stalls(switchAccount)),
  play: inOrder(
    switches,
    named('Is busy', async () => {
      const dialog = within(screen.getByRole('dialog'))
      for (const button of dialog.getAllByRole('button', { name: /^Switch to/ })) await expect(button).toBeDisabled()
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled()
    }),
  ),
}
export const Switches: Story = {
  parameters: { heading: 'Titles' },
  play: inOrder(switches, arrivesAt('Titles'), shows('You’re now in Quill & Anchor Press.')),
}

/** Arrow keys move along the entries, Escape closes and returns to the button. */
export const ByKeyboard: Story = {
  parameters: NO_SNAPSHOT,
  play: inOrder(
    arrivesAt('Users'),
    named('Opens the menu with Enter, goes to its end and back to its start', async ({ canvasElement }) => {
      within(canvasElement)
        .getByRole('button', { name: /^User menu/ })
        .focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveFocus())
      await userEvent.keyboard('{End}')
      await expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveFocus()
    }),
    named('Closes it with Escape', async ({ canvasElement }) => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /^User menu/ })).toHaveFocus())
      await expect(screen.queryByRole('menu')).toBeNull()
    }),
    named('Chooses the light theme; the menu stays open', async () => {
      await userEvent.keyboard('{Enter}')
      const theme = await screen.findByRole('menuitemcheckbox', { name: 'Dark theme' })
      theme.focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(theme).toHaveAttribute('aria-checked', 'false'))
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    }),
  ),
}
