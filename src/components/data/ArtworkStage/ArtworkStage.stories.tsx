import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { ArtworkStage } from './ArtworkStage.tsx'

/** An inline SVG image of any size, so that stories need no files. */
function svgImage(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1b1014"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="#b3202a"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const meta: Meta<typeof ArtworkStage> = {
  title: 'Components/Data/ArtworkStage',
  component: ArtworkStage,
  tags: ['autodocs'],
  args: {
    url: svgImage(1080, 1080),
    width: 1080,
    height: 1080,
    alt: 'A bat before a red moon',
    title: 'Midnight, Whitby',
  },
  render: (args) => (
    <div data-stage-host="" style={{ maxWidth: 320 }}>
      <ArtworkStage {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Presents artwork or a cover: on an ad tile, in an ad preview, in the header of a title. In a table row use Cover. A video loads only after its play button is pressed, and then has the browser’s controls.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof ArtworkStage>

export const Default: Story = {}
export const Lit: Story = { args: { lit: true } }
export const Light: Story = { args: { lit: true }, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }

/** The light turns on when the surrounding tile is hovered or focused. */
export const TileFocused: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <a href="#tile" data-stage-host="" style={{ display: 'block', maxWidth: 320 }}>
      <ArtworkStage {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}
export const Banner: Story = { args: { url: svgImage(728, 90), width: 728, height: 90 } }
export const Skyscraper: Story = { args: { url: svgImage(160, 600), width: 160, height: 600 } }
export const StorySize: Story = { args: { url: svgImage(1080, 1920), width: 1080, height: 1920 } }
export const Rectangle: Story = { args: { url: svgImage(300, 250), width: 300, height: 250 } }
/** Never enlarged. */
export const Small: Story = { args: { url: svgImage(88, 31), width: 88, height: 31, lit: true } }
export const UnknownMeasures: Story = { args: { width: null, height: null } }
export const Tall: Story = { args: { stageHeight: 340, lit: true } }
export const Missing: Story = {
  args: { url: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A bat before a red moon' })).toHaveTextContent('Midnight, Whitby')
  },
}
export const Broken: Story = {
  args: { url: 'data:image/png;base64,AAAA' },
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Midnight, Whitby')).toBeVisible()
  },
}
export const LongText: Story = {
  args: { url: null, title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and what happened after' },
}
export const RightToLeft: Story = { args: { url: null, title: 'ألف ليلة وليلة' } }
export const VideoElsewhere: Story = { args: { video: { badge: 20 } } }

export const VideoOfUnknownLength: Story = { args: { video: { badge: null } } }
/** Nothing loads before the button is pressed. */
export const Video: Story = {
  args: { video: { url: 'data:video/webm;base64,AAAA' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Play video: Midnight, Whitby' })).toBeVisible()
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
}
export const VideoFailed: Story = {
  tags: ['!autodocs'],
  args: { ...Video.args },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Play video: Midnight, Whitby' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This video can’t be played.')
    await expect(canvas.getByRole('button', { name: 'Play video: Midnight, Whitby' })).toHaveFocus()
  },
}
export const Mobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }
