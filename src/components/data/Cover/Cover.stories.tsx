import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { Cover } from './Cover.tsx'

/** An inline SVG cover, so that stories need no external image. */
const SVG_COVER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 180"><rect width="120" height="180" fill="#0f3b4c"/><circle cx="60" cy="90" r="34" fill="none" stroke="#e8b65a" stroke-width="3"/><circle cx="60" cy="90" r="14" fill="#e8b65a"/></svg>',
)}`

const meta: Meta<typeof Cover> = {
  title: 'Components/Data/Cover',
  component: Cover,
  tags: ['autodocs'],
  args: { url: SVG_COVER, title: 'The Time Machine', width: 96 },
  parameters: {
    docs: {
      description: {
        component:
          'A book cover next to its title: 24 px wide in a row, 96 on a card, 128 or more in a header. Its ratio is 2:3 unless a height is given. Ad artwork varies in shape, so use the image itself.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Cover>

export const Default: Story = {}

export const InARow: Story = { args: { width: 24 } }

/** No image: a plain jacket with the first two words of the title. */
export const Missing: Story = {
  args: { url: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The Time')).toBeVisible()
  },
}

/** An image that fails to load looks like a missing one. */
export const Failing: Story = {
  args: { url: 'data:image/png;base64,broken' },
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The Time')).toBeVisible())
  },
}

export const MissingAtEverySize: Story = {
  render: () => (
    <Row>
      {[24, 40, 64, 96, 128, 180].map((width) => (
        <Cover key={width} url={null} title="Middlemarch: A Study of Provincial Life" width={width} />
      ))}
    </Row>
  ),
}

export const RightToLeft: Story = { args: { url: null, title: 'ألف ليلة وليلة' } }

export const LongWord: Story = { args: { url: null, title: 'Donaudampfschifffahrtsgesellschaft' } }

const Row = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--sp-4);
`
