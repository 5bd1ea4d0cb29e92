import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Cover } from './Cover.tsx'

/** A drawn cover, so that the stories need no picture from elsewhere. */
const DRAWN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 180"><rect width="120" height="180" fill="#0f3b4c"/><circle cx="60" cy="90" r="34" fill="none" stroke="#e8b65a" stroke-width="3"/><circle cx="60" cy="90" r="14" fill="#e8b65a"/></svg>',
)}`

const meta: Meta<typeof Cover> = {
  title: 'Components/Data/Cover',
  component: Cover,
  tags: ['autodocs'],
  args: { url: DRAWN, title: 'The Time Machine', width: 96 },
  parameters: {
    docs: {
      description: {
        component:
          'A book’s cover beside its title: in a row 24 px wide, on a card 96, in a header 128 and more. Two by three unless a height is given. For artwork of ads, which has any shape, use the picture itself.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Cover>

export const Default: Story = {}

export const InARow: Story = { args: { width: 24 } }

/** No picture: a plain jacket with the first two words. */
export const Missing: Story = {
  args: { url: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The Time')).toBeVisible()
  },
}

/** A picture that cannot be had looks like one that is missing. */
export const Failing: Story = {
  args: { url: 'data:image/png;base64,broken' },
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
