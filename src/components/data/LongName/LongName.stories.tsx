import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LongName } from './LongName.tsx'

const meta: Meta<typeof LongName> = {
  title: 'Components/Data/LongName',
  component: LongName,
  tags: ['autodocs'],
  args: { name: 'The Works of Victor Hugo, Notre-Dame of Paris, illustrated edition, vol. 12' },
  decorators: [
    (Story) => (
      <div style={{ width: 190 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'For names of titles, ads and campaigns in tables, where room is short and names often differ only at their end. For other text use the class `ellipsis`.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof LongName>

const cutOf = (element: HTMLElement) => element.querySelector<HTMLElement>('.cut')

/** Whether the name is shown with its middle left out: only then is the cut text where the name is. */
function isCut(element: HTMLElement): boolean {
  const [box, cut] = [element.querySelector('.long-name'), cutOf(element)].map((each) => each?.getBoundingClientRect())
  return cut !== undefined && cut.top === box?.top && cut.left === box.left
}

const heightOf = (element: HTMLElement) => element.querySelector('.long-name')?.getBoundingClientRect().height

/** One line with the end of the name; the whole name is read once. */
export const TooLong: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(isCut(canvasElement)).toBe(true)
    await expect(heightOf(canvasElement)).toBe(20)
    await expect(cutOf(canvasElement)).toHaveAttribute('data-end', 'vol. 12')
    await expect(canvasElement.querySelector('.long-name')).toHaveTextContent(args.name)
  },
}

export const Short: Story = {
  args: { name: 'Dracula' },
  play: async ({ canvasElement }) => {
    await expect(cutOf(canvasElement)).toBeNull()
    await expect(heightOf(canvasElement)).toBe(20)
  },
}

/** Long enough to be cut, but there is room. */
export const Fits: Story = {
  args: { name: 'The Time Machine, vol. 2' },
  play: async ({ canvasElement }) => {
    await expect(isCut(canvasElement)).toBe(false)
    await expect(heightOf(canvasElement)).toBe(20)
  },
}

/** The end is at the left. */
export const RightToLeft: Story = {
  args: { name: 'ألف ليلة وليلة، حكايات شهرزاد والملك شهريار، الطبعة المصورة الكاملة، الجزء ١٢' },
  play: async ({ canvasElement }) => {
    await expect(isCut(canvasElement)).toBe(true)
    await expect(getComputedStyle(canvasElement.querySelector('.long-name') ?? canvasElement).direction).toBe('rtl')
  },
}

export const Emoji: Story = {
  args: { name: '👩‍👩‍👧‍👦'.repeat(30) },
  play: async ({ canvasElement }) => {
    await expect(isCut(canvasElement)).toBe(true)
    await expect(cutOf(canvasElement)).toHaveAttribute('data-end', '👩‍👩‍👧‍👦'.repeat(8))
  },
}

/** One word without a place to break it. */
export const OneWord: Story = {
  args: { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
  play: async ({ canvasElement }) => {
    await expect(isCut(canvasElement)).toBe(true)
  },
}

export const VeryNarrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 72 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(isCut(canvasElement)).toBe(true)
    await expect(heightOf(canvasElement)).toBe(20)
  },
}

export const Light: Story = { globals: { theme: 'light' } }
