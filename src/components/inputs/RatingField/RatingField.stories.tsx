import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import { Form } from '#components/inputs/Form/Form.tsx'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { Rating, type RatingProps } from './Rating.tsx'
import { RatingField } from './RatingField.tsx'

function Controlled(props: RatingProps) {
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
  subcomponents: { RatingField },
  tags: ['autodocs'],
  args: { label: 'Rating', value: 0, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      keys: {
        'Right, Down': 'Select the next star, and wrap around',
        'Left, Up': 'Select the previous star, and wrap around',
        Space: 'Selects the focused star, or clears the rating',
      },
      description: {
        component: `For a rating of one to five stars; 0 is not rated. \`Rating\` is controlled, \`RatingField\` is for use inside a \`Form\`. Not for other scales or half stars.

**ARIA pattern: [radio group](https://www.w3.org/WAI/ARIA/apg/patterns/radio/examples/radio-rating/)**, rating example

- Tab moves to the selected star, or the first one; Tab again leaves the group.
- Selecting the same star again, by Space or pointer, clears the rating, which is announced.
- The group has an accessible name, and each star's name is its value: "4 stars".`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Rating>

export const NotRated: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { Rating } from '#components/inputs/RatingField/Rating.tsx'

export function AdRating() {
  const [rating, setRating] = useState(0)
  return <Rating label="Rating" value={rating} onChange={setRating} />
}`,
      },
    },
  },
}

export const Rated: Story = { args: { value: 4 } }

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { value: 3 },
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    await expect(canvas.getByRole('status')).toHaveTextContent('Not rated')
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
  },
}

export const Cleared: Story = {
  tags: ['!autodocs'],
  args: { value: 4 },
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
}

export const Disabled: Story = { args: { value: 3, disabled: true } }

export const InForm: Story = {
  render: () => (
    <Form initialValues={{ rating: 2 }} rules={{ rating: [] }} onSubmit={() => Promise.resolve(null)}>
      {({ busy }) => (
        <div style={{ display: 'grid', gap: 'var(--sp-4)', justifyItems: 'start' }}>
          <RatingField name="rating" label="Rating" />
          <Button type="submit" busy={busy}>
            Save rating
          </Button>
        </div>
      )}
    </Form>
  ),
}

export const Mobile: Story = { args: { value: 4 }, globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }

export const Light: Story = { args: { value: 4 }, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
