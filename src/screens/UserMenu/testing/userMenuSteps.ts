import { screen, userEvent, within } from 'storybook/test'
import { inOrder, named } from '#screens/shared/testing/storySteps.ts'

/** Once the app has the session’s frame. */
export const opensMenu = named('Opens the user menu', async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^User menu/ }))
  await screen.findByRole('menu', { name: 'User menu' })
})

export const opensDialog = inOrder(
  // Until then the menu does not know whether there are others.
  named('The page has loaded', async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 })
  }),
  opensMenu,
  named('Chooses Switch account', async () => {
    await userEvent.click(screen.getByRole('menuitem', { name: 'Switch account' }))
    await screen.findByRole('dialog', { name: 'Switch account' })
  }),
)

/** Pressed twice, it is one request. */
export const switches = inOrder(
  opensDialog,
  named('Presses Switch', async () => {
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.dblClick(await dialog.findByRole('button', { name: 'Switch to Quill & Anchor Press' }))
  }),
)
