import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Form } from '#components/inputs/Form/Form.tsx'
import { LOGIN_RULES } from '#domain/validation.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { NATIVE_ARG_TYPES } from '#components/lib/testing/nativeArgTypes.ts'
import { TextField } from './TextField.tsx'

/** Wraps the story in a form whose `email` field has `value`. */
const inForm = (value: string): Decorator =>
  function InForm(Story) {
    return (
      <Form initialValues={{ email: value, password: '' }} rules={LOGIN_RULES} onSubmit={() => Promise.resolve(null)}>
        {() => (
          <div style={{ maxWidth: 400 }}>
            <Story />
          </div>
        )}
      </Form>
    )
  }

const meta: Meta<typeof TextField> = {
  title: 'Components/Inputs/TextField',
  component: TextField,
  tags: ['autodocs'],
  decorators: [inForm('')],
  args: { name: 'email', label: 'Email Address' },
  argTypes: {
    autoComplete: NATIVE_ARG_TYPES.autoComplete,
    autoFocus: NATIVE_ARG_TYPES.autoFocus,
    inputMode: NATIVE_ARG_TYPES.inputMode,
    placeholder: NATIVE_ARG_TYPES.placeholder,
    disabled: NATIVE_ARG_TYPES.disabled,
    required: NATIVE_ARG_TYPES.required,
  },
  parameters: {
    docs: {
      description: {
        component: `For one line of text inside a \`Form\`. Errors show below it after the field was left or the form submitted, never while the user first types. For passwords use PasswordField; to search a list SearchField, which isn’t part of a form.

**ARIA pattern: none** (native text input)`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof TextField>

export const Default: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { Form } from '#components/inputs/Form/Form.tsx'
import { TextField } from '#components/inputs/TextField/TextField.tsx'

<Form initialValues={{ email: '' }} rules={{ email: [] }} onSubmit={() => Promise.resolve(null)}>
  {() => <TextField name="email" label="Email Address" />}
</Form>`,
      },
    },
  },
}

export const Large: Story = { args: { size: 'l', inputMode: 'email', autoComplete: 'username', required: true } }

export const Filled: Story = { decorators: [inForm('imogen.ashby@harbourvale.example')] }

/** Errors show only after the field is left. */
export const WithError: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email Address')
    await userEvent.type(field, 'imogen.ashby@')
    await expect(canvas.queryByText('Must be a valid email')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText('Must be a valid email')).toBeVisible()
  },
}

export const SeveralErrors: Story = {
  tags: ['!autodocs'],
  decorators: [inForm('x'.repeat(256))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Email Address'))
    await userEvent.tab()
    await expect(canvas.getByText('email must be at most 255 characters')).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true }, decorators: [inForm('imogen.ashby@harbourvale.example')] }

export const LongText: Story = {
  args: {
    label: 'The email address under which the invitation to this account was sent to you',
  },
  decorators: [inForm('a-very-long-name-that-does-not-fit-the-field@a-very-long-domain.harbourvale.example')],
}

export const Mobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }
