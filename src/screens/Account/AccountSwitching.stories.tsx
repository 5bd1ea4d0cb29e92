import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { listMyAccounts, masquerade, switchAccount } from '#api/endpoints/account.ts'
import { withHandlers, delays, fails, stalls } from '#mocks/respond.ts'
import {
  arrivesAt,
  inOrder,
  named,
  SHORT_WAITS,
  shows,
  LOGIN_HEADING,
  failsWith,
  failures,
} from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { AccountScreen } from './AccountScreen.tsx'

/** Switching and masquerading from the account page, with their failures. */
const meta: Meta<typeof AccountScreen> = {
  title: 'Screens/Dashboard/Account/At work',
  id: 'screens-account-at-work',
  component: AccountScreen,
  tags: ['!autodocs', 'journey'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/account', layout: 'fullscreen', heading: 'Account' },
}
export default meta

type Story = StoryObj<typeof AccountScreen>

const opensDialog = inOrder(
  shows('Staff only'),
  shows('Lanternhouse'),
  named('Chooses an account by a part of its name', async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Account/ }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Name or ID' }), 'lantern{Enter}')
  }),
  named('Presses Start, and is asked to confirm', async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start' }))
    await screen.findByRole('dialog', { name: 'View Lightshelf as Lanternhouse?' })
  }),
)
const confirms = inOrder(
  opensDialog,
  named('Confirms', async () => {
    await userEvent.dblClick(screen.getByRole('button', { name: 'Start masquerading' }))
  }),
)
/** Once loaded. */
const pressesStop = named('Presses Stop masquerading', async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Stop masquerading' }))
})

// spec 6.2
export const Staff: Story = { parameters: { session: 'staff' }, play: opensDialog }
export const StaffMobile: Story = {
  ...Staff,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...Staff.parameters, ...NO_SNAPSHOT },
}
/** Any account can be entered by id, including unlisted ones. */
export const StaffById: Story = {
  parameters: { session: 'staff' },
  play: inOrder(
    shows('Lanternhouse'),
    named('Types the ID of an account and chooses it', async ({ canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: /^Account/ }))
      await userEvent.type(await screen.findByRole('combobox', { name: 'Name or ID' }), 'zz99')
      await userEvent.click(await screen.findByRole('option', { name: 'Account with ID “zz99”' }))
    }),
    named('Presses Start, and is asked to confirm', async ({ canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start' }))
      await screen.findByRole('dialog', { name: 'View Lightshelf as zz99?' })
    }),
  ),
}
export const MasqueradeStarts: Story = {
  parameters: { session: 'staff', heading: 'Titles' },
  play: inOrder(confirms, arrivesAt('Titles'), shows('Viewing as Lanternhouse')),
}
/** Without a stored account of their own, staff return to the first in the list. */
export const MasqueradeStops: Story = {
  parameters: { session: 'masquerade', heading: 'Titles' },
  play: inOrder(
    shows('Lanternhouse'),
    pressesStop,
    arrivesAt('Titles'),
    shows('You’re now in Harbour & Vale.'),
    named('Is no longer masquerading', async ({ canvasElement }) => {
      await expect(within(canvasElement).queryByRole('button', { name: 'Stop masquerading' })).toBeNull()
    }),
  ),
}
/** Pressed before the accounts are known, Stop loads them first. */
export const StopsBeforeAccountsLoad: Story = {
  parameters: { ...NO_SNAPSHOT, session: 'masquerade', heading: 'Titles' },
  beforeEach: withHandlers(delays(listMyAccounts, 1000)),
  play: inOrder(
    named('Presses Stop masquerading, which is busy', async ({ canvasElement }) => {
      const stop = await within(canvasElement).findByRole('button', { name: 'Stop masquerading' })
      await userEvent.click(stop)
      await expect(stop).toHaveAttribute('aria-busy', 'true')
    }),
    arrivesAt('Titles'),
    shows('You’re now in Harbour & Vale.'),
  ),
}
const stopFailsWith = failures(
  (text) => inOrder(pressesStop, shows(`Couldn’t stop masquerading: ${String(text)}.`), shows(/You’re still in Quill/)),
  { session: 'masquerade' },
)
export const StopFails500: Story = {
  ...stopFailsWith(500, switchAccount),
  // Its account is not known yet when it is pressed.
  beforeEach: withHandlers(delays(listMyAccounts, 300), fails(switchAccount, 500)),
}
export const StopFailsWithoutNetwork: Story = {
  ...stopFailsWith('network', switchAccount, 'Can’t reach the server', NO_SNAPSHOT),
  tags: ['!journey'],
}
const masqueradeFailsWith = failures(
  (text) =>
    inOrder(
      confirms,
      named('Says why not, and can be tried again', async () => {
        const dialog = within(await screen.findByRole('dialog'))
        await expect(await dialog.findByRole('alert')).toHaveTextContent(
          `Couldn’t switch to Lanternhouse. ${String(text)} Nothing has changed.`,
        )
        await expect(dialog.getByRole('button', { name: 'Start masquerading' })).toBeEnabled()
      }),
    ),
  { session: 'staff' },
)
export const MasqueradeFails403 = masqueradeFailsWith(403, masquerade, 'Forbidden. Your role does not include this.')
export const MasqueradeFails422: Story = {
  ...masqueradeFailsWith(422, masquerade, 'Validation Error. body.acc_id – This value is not accepted.', NO_SNAPSHOT),
  tags: ['!journey'],
}
export const MasqueradeFails500: Story = {
  ...masqueradeFailsWith(500, masquerade, 'Internal Server Error. Something broke on our side.', NO_SNAPSHOT),
  tags: ['!journey'],
}
export const MasqueradeFailsWithoutNetwork: Story = {
  ...masqueradeFailsWith(
    'network',
    masquerade,
    'Can’t reach the server. Check your connection, then try again.',
    NO_SNAPSHOT,
  ),
  tags: ['!journey'],
}
export const Masquerading: Story = {
  parameters: { session: 'staff' },
  beforeEach: withHandlers(stalls(masquerade)),
  play: inOrder(
    confirms,
    named('Is busy, and can be closed', async () => {
      await expect(screen.getByRole('button', { name: 'Start masquerading' })).toHaveAttribute('aria-busy', 'true')
      await expect(screen.getByRole('button', { name: 'Close' })).toBeEnabled()
    }),
  ),
}
/** Closing the dialog cancels the request. */
export const MasqueradingCancelled: Story = {
  ...Masquerading,
  parameters: { ...Masquerading.parameters, ...NO_SNAPSHOT },
  play: inOrder(
    confirms,
    named('Cancels, and can start again', async ({ canvasElement }) => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(within(canvasElement).getByRole('button', { name: 'Start' })).toBeEnabled()
    }),
  ),
}
const switches = inOrder(
  shows('Quill & Anchor Press'),
  named('Presses Switch', async ({ canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: 'Switch to Quill & Anchor Press' }))
  }),
)
/** A switch that the server never answers. */
export const SwitchTooSlow: Story = {
  parameters: { ...SHORT_WAITS, ...NO_SNAPSHOT },
  beforeEach: withHandlers(stalls(switchAccount)),
  play: async (context) => {
    await switches(context)
    await shows(/The server takes too long/)(context)
    await expect(
      within(context.canvasElement).getByRole('button', { name: 'Switch to Quill & Anchor Press' }),
    ).toBeEnabled()
  },
}

export const Switches: Story = {
  parameters: { heading: 'Titles' },
  play: inOrder(switches, arrivesAt('Titles'), shows('You’re now in Quill & Anchor Press.'), shows('Peter and Wendy')),
}
export const Switching: Story = {
  beforeEach: withHandlers(stalls(switchAccount)),
  play: async (context) => {
    await switches(context)
    for (const button of within(context.canvasElement).getAllByRole('button', { name: /^Switch to/ }))
      await expect(button).toBeDisabled()
  },
}
const switchFailsWith = failures((text) => async (context) => {
  await switches(context)
  await waitFor(() =>
    expect(within(context.canvasElement).getAllByRole('alert')[0]).toHaveTextContent(
      `Couldn’t switch to Quill & Anchor Press. ${String(text)}`,
    ),
  )
  await arrivesAt('Account')(context)
  await expect(
    within(context.canvasElement).getByRole('button', { name: 'Switch to Quill & Anchor Press' }),
  ).toBeEnabled()
})
export const SwitchFails500 = switchFailsWith(500, switchAccount, 'Internal Server Error.')
export const SwitchFails403 = switchFailsWith(403, switchAccount, 'Forbidden.')
export const SwitchFails404 = switchFailsWith(
  404,
  switchAccount,
  'Not Found. This account no longer exists. Nothing has changed.',
)
export const SwitchNoNetwork = switchFailsWith('network', switchAccount, 'Can’t reach the server.')
/** An expired session shows the login page. */
export const SwitchUnauthorized401 = failsWith(401, switchAccount, inOrder(switches, arrivesAt(LOGIN_HEADING)))
