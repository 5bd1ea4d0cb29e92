import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ChartSections } from './ChartSections.tsx'
import { ControlSections } from './ControlSections.tsx'
import { FieldSections } from './FieldSections.tsx'
import { EmptySections, LoadingSections } from './LoadingSections.tsx'
import { MarkSections } from './MarkSections.tsx'
import { MessageSections } from './MessageSections.tsx'
import { SheetGrid } from './SheetSection.tsx'
import { ToggleSections } from './ToggleSections.tsx'

const meta: Meta = {
  title: 'Overview/All components',
  parameters: {
    docs: {
      description: {
        component:
          'All components on one page, including their loading, empty and error states, to compare them in both themes and at any width. Each component’s own page explains when to use it.',
      },
    },
  },
}
export default meta

export const AllComponents: StoryObj = {
  render: () => (
    <SheetGrid>
      <LoadingSections />
      <EmptySections />
      <MessageSections />
      <ControlSections />
      <FieldSections />
      <ToggleSections />
      <MarkSections />
      <ChartSections />
    </SheetGrid>
  ),
  play: async ({ canvas }) => {
    const details = canvas.getByText('Server response')
    await userEvent.click(details)
    await expect(canvas.getByText('{"brewing":"tea"}')).toBeVisible()
    // Leaves the page at its top, without focus, for visual review.
    details.blur()
    window.scrollTo(0, 0)
    await expect([document.activeElement, window.scrollY]).toEqual([document.body, 0])
  },
}
