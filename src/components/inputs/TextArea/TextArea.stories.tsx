import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Form } from '#components/inputs/Form/Form.tsx'
import { maxCharacters } from '#domain/characters.ts'
import { required } from '#domain/validation.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { NATIVE_ARG_TYPES } from '#components/lib/testing/nativeArgTypes.ts'
import { TextArea } from './TextArea.tsx'

const RULES = { comment: [required('comment'), maxCharacters('comment', 1000)] }
const COMMENT = 'Cover reads well even at thumbnail size. Could the strapline sit a touch lower?'

/** Wraps the story in a form whose `comment` field has `value`. */
const inForm = (value: string): Decorator =>
  function InForm(Story) {
    return (
      <Form initialValues={{ comment: value }} rules={RULES} onSubmit={() => Promise.resolve(null)}>
        {() => (
          <div style={{ maxWidth: 400 }}>
            <Story />
          </div>
        )}
      </Form>
    )
  }

const meta: Meta<typeof TextArea> = {
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  decorators: [inForm('')],
  args: { name: 'comment', label: 'Comment', maxCharacters: 1000 },
  argTypes: {
    autoFocus: NATIVE_ARG_TYPES.autoFocus,
    placeholder: NATIVE_ARG_TYPES.placeholder,
    disabled: NATIVE_ARG_TYPES.disabled,
    required: NATIVE_ARG_TYPES.required,
  },
  parameters: {
    docs: {
      description: {
        component: `For several lines of text inside a \`Form\`: a comment, a message. For one line use TextField. Errors show below it after the field was left or the form submitted. It grows with its text up to ten lines, then scrolls.

**ARIA pattern: none** (native textarea)

- Tab moves to and from it; Enter starts a new line.
- Its name is its label; hint or errors and the counter describe it.
- Text over \`maxCharacters\` is kept, so that pasted text is never cut off silently. In the last tenth, the remaining characters are announced when typing pauses for a second.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof TextArea>

export const Default: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { Form } from '#components/inputs/Form/Form.tsx'
import { TextArea } from '#components/inputs/TextArea/TextArea.tsx'

<Form initialValues={{ comment: '' }} rules={{ comment: [] }} onSubmit={() => Promise.resolve(null)}>
  {() => <TextArea name="comment" label="Comment" maxCharacters={1000} />}
</Form>`,
      },
    },
  },
}

export const Filled: Story = { decorators: [inForm(COMMENT)] }

/** Grows by a line with each Enter and scrolls after the tenth. */
export const Grows: Story = {
  tags: ['!autodocs'],
  args: { rows: 2 },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Comment')
    const height = () => field.getBoundingClientRect().height
    const empty = height()
    await userEvent.type(field, 'one{Enter}two{Enter}three')
    await expect(height()).toBe(empty + 20)
    await userEvent.type(field, '{Enter}x'.repeat(9))
    await expect(height()).toBe(empty + 160)
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight)
  },
}

export const NearTheLimit: Story = {
  tags: ['!autodocs'],
  decorators: [inForm('x'.repeat(985))],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Comment'), 'abc')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('12 characters left'))
  },
}

export const TooLong: Story = {
  tags: ['!autodocs'],
  decorators: [inForm(`${COMMENT} `.repeat(13))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Comment'))
    await userEvent.tab()
    await expect(canvas.getByText('comment must be at most 1000 characters')).toBeVisible()
  },
}

/** Only after the field is left. */
// spec 5.5
export const WithError: Story = {
  tags: ['!autodocs'],
  args: { required: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Comment'))
    await expect(canvas.queryByText('comment is a required field')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText('comment is a required field')).toBeVisible()
  },
}

export const WithoutCounter: Story = {
  render: () => <TextArea name="comment" label="Message" placeholder="What the ads team should know" rows={2} />,
}

export const Disabled: Story = { args: { disabled: true }, decorators: [inForm(COMMENT)] }

export const LongText: Story = {
  args: {
    label: 'What the people who make the ads should know about this piece of artwork before they use it anywhere',
  },
  decorators: [inForm('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsentwurf '.repeat(3))],
}

export const RightToLeft: Story = { decorators: [inForm('الغلاف واضح حتى في الحجم الصغير.\nهل يمكن خفض السطر قليلاً؟')] }

export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  decorators: [inForm(COMMENT)],
}

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT, decorators: [inForm(COMMENT)] }
