import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NotBuiltScreen } from './NotBuiltScreen.tsx'

const meta: Meta<typeof NotBuiltScreen> = {
  title: 'Screens/NotBuilt',
  component: NotBuiltScreen,
  tags: ['!autodocs', 'still'],
  args: { page: 'Ad results', onGoHome: fn(), onBack: fn() },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof NotBuiltScreen>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = { args: { page: 'Ergebnisse sämtlicher Werbeanzeigen Donaudampfschifffahrtsgesellschaftskapitän' } }

export const Mobile: Story = { globals: { viewport: { value: 'w390' } } }

export const Light: Story = { globals: { theme: 'light' } }
