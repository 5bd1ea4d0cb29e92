import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { matchesMediaQuery, SMALL_SCREEN } from '#components/lib/useMediaQuery.ts'
import { ArtworkZoom, type ArtworkZoomProps } from './ArtworkZoom.tsx'

/** Creates an image of any size as a data URL. */
function imageUrl(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1b1014"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="#b3202a"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const meta: Meta<typeof ArtworkZoom> = {
  title: 'Components/Overlays/ArtworkZoom',
  component: ArtworkZoom,
  tags: ['autodocs'],
  args: {
    url: imageUrl(1080, 1080),
    alt: 'A red moon',
    title: 'Midnight, Whitby',
    note: '1080 × 1080, PNG',
    onClose: fn(),
  },
  parameters: {
    docs: {
      keys: {
        '+, -': 'Zoom in steps, up to 400%',
        0: 'Fits the image to the window',
        'Arrow keys': 'Scroll an image that is larger than the window',
        Escape: 'Closes it',
      },
      story: { inline: false, height: '480px' },
      description: {
        component: `For a close look at an image that is small on its page. For a video use the browser’s full screen, for an item with details Drawer.

**ARIA pattern: [dialog](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)** (modal)

- The focus moves to the image and returns to where it was.
- Wheel and touch scroll an image that is larger than the window; its centre stays in place when the zoom changes.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof ArtworkZoom>

function BehindButton(props: ArtworkZoomProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Zoom</Button>
      {open && <ArtworkZoom {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

async function findZoom(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Midnight, Whitby' })
  const image = dialog.querySelector('img')
  if (image !== null) await waitFor(() => expect(image.complete).toBe(true))
  return dialog
}

/** Waits, because it fades in. */
const expectVisible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

/** The whole image fits the window. */
export const Default: Story = {
  play: async () => {
    const dialog = await findZoom()
    await expect(dialog).toHaveAccessibleDescription('1080 × 1080, PNG')
    await expect(within(dialog).getByRole('group')).toHaveFocus()
    await expectVisible(within(dialog).getByText('Fit'))
  },
}

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const dialog = await findZoom()
    const viewport = within(dialog).getByRole('group')
    await userEvent.keyboard('++')
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('100%'))
    await expect(viewport.scrollHeight).toBeGreaterThan(viewport.clientHeight)
    await expect(viewport.scrollTop + viewport.clientHeight / 2).toBeCloseTo(viewport.scrollHeight / 2, -1)
    await userEvent.keyboard('0')
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Fit')
    await userEvent.keyboard('++-')
    await expect(within(dialog).getByRole('status')).toHaveTextContent('75%')
  },
}

/** Only the page is left: the button that opened it, with the focus. */
export const ClosedByEscape: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  render: (args) => <BehindButton {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Zoom' }))
    await findZoom()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Zoom' })).toHaveFocus()
  },
}

export const ByButtons: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const dialog = await findZoom()
    const zoomIn = within(dialog).getByRole('button', { name: 'Zoom in' })
    await userEvent.click(zoomIn)
    await expect(within(dialog).getByRole('status')).toHaveTextContent('75%')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fit to window' }))
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Fit')
    await userEvent.click(zoomIn)
    await userEvent.click(zoomIn)
    await expect(within(dialog).getByRole('status')).toHaveTextContent('100%')
  },
}

export const Banner: Story = {
  args: { url: imageUrl(728, 90) },
  play: async () => {
    await expectVisible(await findZoom())
  },
}

export const Skyscraper: Story = {
  args: { url: imageUrl(160, 600) },
  play: async () => {
    await expectVisible(await findZoom())
  },
}

export const Broken: Story = {
  args: { url: 'data:image/png;base64,AAAA' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The image couldn’t be loaded.')
  },
}

export const LongText: Story = {
  args: {
    title:
      'The Strange Case of Dr Jekyll and Mr Hyde, with Other Tales and Fables, Donaudampfschifffahrtsgesellschaftskapitän, and what came of it in the end',
    note: 'الأدب العربي',
  },
  play: async () => {
    await expectVisible(await screen.findByRole('button', { name: 'Close' }))
  },
}

export const RightToLeft: Story = {
  args: { title: 'ألف ليلة وليلة' },
  play: async () => {
    await expectVisible(await screen.findByRole('dialog', { name: 'ألف ليلة وليلة' }))
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const dialog = await findZoom()
    const isPhone = matchesMediaQuery(SMALL_SCREEN)
    await waitFor(() => expect(dialog.getBoundingClientRect().width === window.innerWidth).toBe(isPhone))
  },
}

export const Light: Story = {
  globals: { theme: 'light' },
  parameters: NO_SNAPSHOT,
  play: async () => {
    await expectVisible(await findZoom())
  },
}
