import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { arrivesAt, showsAnywhere } from '#screens/shared/storySteps.ts'

type Play = NonNullable<StoryObj['play']>

const MESSAGE = 'New wording for the rejected carousel card.'

const png = (name: string) => new File([new Uint8Array(2000)], name, { type: 'image/png' })

/** The whole page, including dialogs. */
const pageOf = ({ canvasElement }: Parameters<Play>[0]) => within(canvasElement.ownerDocument.body)

export const opensDialog: Play = async (context) => {
  await arrivesAt('Dracula')(context)
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Send artwork' }))
  await showsAnywhere(/PNG, JPG, PDF or MP4/)(context)
}

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

/** Opens the dialog, adds a file, enters a message, sends. */
export const sendsFile: Play = async (context) => {
  await opensDialog(context)
  const page = pageOf(context)
  await userEvent.upload(await page.findByLabelText(/choose files/), [png('dracula-story-1080x1920.png')])
  await userEvent.type(page.getByLabelText('Message'), MESSAGE)
  await userEvent.click(page.getByRole('button', { name: 'Send 1 file' }))
}

export const stopsSending: Play = async (context) => {
  await sendsFile(context)
  await userEvent.click(await pageOf(context).findByRole('button', { name: 'Stop sending' }))
}

/** The message is still there after the failure. */
export const failsToSend: Play = async (context) => {
  await sendsFile(context)
  await showsAnywhere('Try again: 1 file')(context)
  await expect(pageOf(context).getByLabelText('Message')).toHaveValue(MESSAGE)
}

export const retriesSending: Play = async (context) => {
  await sendsFile(context)
  await userEvent.click(await pageOf(context).findByRole('button', { name: 'Try again: 1 file' }))
  await showsAnywhere('1 file sent')(context)
}
