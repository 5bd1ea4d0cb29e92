import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { arrivesAt, inOrder, named, showsAnywhere } from '#screens/shared/testing/storySteps.ts'

type Play = NonNullable<StoryObj['play']>

const MESSAGE = 'New wording for the rejected carousel card.'

const png = (name: string) => new File([new Uint8Array(2000)], name, { type: 'image/png' })

/** The whole page, including dialogs. */
const pageOf = ({ canvasElement }: Parameters<Play>[0]) => within(canvasElement.ownerDocument.body)

export const opensDialog = inOrder(
  arrivesAt('Dracula'),
  named('Presses Send artwork', async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send artwork' }))
  }),
  showsAnywhere(/PNG, JPG, PDF or MP4/),
)

/** The mock worker takes an upload before the browser counts its bytes: says that the last one was sent. */
export function countsUploads(): () => void {
  const Original = window.XMLHttpRequest
  window.XMLHttpRequest = class extends Original {
    override send(body?: Document | XMLHttpRequestBodyInit | null) {
      super.send(body)
      this.upload.dispatchEvent(new ProgressEvent('load'))
    }
  }
  return () => {
    window.XMLHttpRequest = Original
  }
}

/** Opens the dialog, adds a file, enters a message. */
export const entersDraft = inOrder(
  opensDialog,
  named('Adds a file and a message', async (context) => {
    const page = pageOf(context)
    await userEvent.upload(await page.findByLabelText(/choose files/), [png('dracula-story-1080x1920.png')])
    await userEvent.type(page.getByLabelText('Message'), MESSAGE)
  }),
)

/** The same, and sends. */
export const sendsFile = inOrder(
  entersDraft,
  named('Presses Send', async (context) => {
    await userEvent.click(pageOf(context).getByRole('button', { name: 'Send 1 file' }))
  }),
)

const opensAgain = named('Presses Send artwork again', async (context) => {
  await waitFor(() => expect(pageOf(context).queryByRole('dialog')).toBeNull())
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Send artwork' }))
})

/** Closes the dialog with Escape, and opens it again. */
export const reopensDialog = inOrder(
  named('Presses Escape', async () => {
    await userEvent.keyboard('{Escape}')
  }),
  opensAgain,
)

/** Opens the dialog again once it has closed, to see what was sent. */
export const showsSentBefore = inOrder(opensAgain, showsAnywhere('Sent from this device'))

export const stopsSending = inOrder(
  sendsFile,
  named('Presses Stop sending', async (context) => {
    await userEvent.click(await pageOf(context).findByRole('button', { name: 'Stop sending' }))
  }),
)

export const failsToSend = inOrder(
  sendsFile,
  showsAnywhere('Try again: 1 file'),
  named('Keeps the message', async (context) => {
    await expect(pageOf(context).getByLabelText('Message')).toHaveValue(MESSAGE)
  }),
)

export const retriesSending = inOrder(
  sendsFile,
  named('Tries again', async (context) => {
    await userEvent.click(await pageOf(context).findByRole('button', { name: 'Try again: 1 file' }))
  }),
  showsAnywhere('1 file sent'),
)
