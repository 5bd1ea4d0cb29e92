import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import { Form } from '#components/inputs/Form/Form.tsx'
import { Rating, RatingShown, type RatingProps } from './Rating.tsx'
import { RatingField } from './RatingField.tsx'

function Held(props: RatingProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Rating
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta: Meta<typeof Rating> = {
  title: 'Components/Inputs/RatingField',
  component: Rating,
  subcomponents: { RatingShown, RatingField },
  tags: ['autodocs'],
  args: { label: 'Your rating', value: 0, onChange: fn() },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: `One to five stars, 0 is not rated. \`Rating\` is controlled, \`RatingField\` the same inside a \`Form\`; \`RatingShown\` shows one that is not asked for, in a table or on a tile. Not for a scale of other than five, nor for halves.

**APG [radio group](https://www.w3.org/WAI/ARIA/apg/patterns/radio/examples/radio-rating/), rating**

- Tab reaches the chosen star, or the first one; Tab again leaves the group.
- Right and Down choose the next star, Left and Up the one before, round the ends.
- Space chooses the star with the focus; pressing the chosen one again, by Space or pointer, clears. That is told.
- The group has a name, each star says how many it stands for: "4 stars".`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Rating>

export const NotRated: Story = {}

export const Rated: Story = { args: { value: 4 } }

export const ByKeyboard: Story = {
  args: { value: 3 },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    await expect(canvas.getByRole('status')).toHaveTextContent('Not rated')
  },
}

export const Cleared: Story = {
  args: { value: 4 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
}

export const Disabled: Story = { args: { value: 3, disabled: true } }

/** To be read only: words beside the stars. */
export const Shown: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--sp-3)' }}>
      <RatingShown label="Rating" value={4} />
      <RatingShown label="Rating" value={0} />
    </div>
  ),
}

export const InForm: Story = {
  render: () => (
    <Form initialValues={{ rating: 2 }} rules={{ rating: [] }} onSubmit={() => Promise.resolve(null)}>
      {({ busy }) => (
        <div style={{ display: 'grid', gap: 'var(--sp-4)', justifyItems: 'start' }}>
          <RatingField name="rating" label="Your rating" />
          <Button type="submit" busy={busy}>
            Save rating
          </Button>
        </div>
      )}
    </Form>
  ),
}

export const Mobile: Story = { args: { value: 4 }, globals: { viewport: { value: 'w390' } } }

export const Light: Story = { args: { value: 4 }, globals: { theme: 'light' } }
