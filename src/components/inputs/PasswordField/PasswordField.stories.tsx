import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Form } from '#components/inputs/Form/Form.tsx'
import { LOGIN_RULES } from '#domain/validation.ts'
import { NATIVE_ARG_TYPES } from '#components/lib/testing/nativeArgTypes.ts'
import { PasswordField } from './PasswordField.tsx'

/** Wraps the story in a form whose `password` field has `value`. */
const inForm = (value: string): Decorator =>
  function InForm(Story) {
    return (
      <Form initialValues={{ email: '', password: value }} rules={LOGIN_RULES} onSubmit={() => Promise.resolve(null)}>
        {() => (
          <div style={{ maxWidth: 400 }}>
            <Story />
          </div>
        )}
      </Form>
    )
  }

const meta: Meta<typeof PasswordField> = {
  title: 'Components/Inputs/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  decorators: [inForm('correct horse')],
  args: { name: 'password', label: 'Password', autoComplete: 'current-password' },
  argTypes: {
    autoFocus: NATIVE_ARG_TYPES.autoFocus,
    disabled: NATIVE_ARG_TYPES.disabled,
    required: NATIVE_ARG_TYPES.required,
  },
  parameters: {
    docs: {
      description: {
        component: `For passwords and other typed secrets inside a \`Form\`, with a button to show or hide the text. Set \`autoComplete\` to the current or a new password, so that password managers can help.

**ARIA pattern: none** (native password input)`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof PasswordField>

export const Default: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { Form } from '#components/inputs/Form/Form.tsx'
import { PasswordField } from '#components/inputs/PasswordField/PasswordField.tsx'

<Form initialValues={{ password: '' }} rules={{ password: [] }} onSubmit={() => Promise.resolve(null)}>
  {() => <PasswordField name="password" label="Password" autoComplete="current-password" />}
</Form>`,
      },
    },
  },
}

export const Shown: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

export const WithLink: Story = {
  args: {
    size: 'l',
    aside: (
      <a className="tl" href="#forgot">
        Forgot password?
      </a>
    ),
  },
}

export const WithError: Story = {
  tags: ['!autodocs'],
  decorators: [inForm('')],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.tab()
    await expect(canvas.getByText('Password is required')).toBeVisible()
  },
}

export const NewPassword: Story = {
  args: { label: 'New password', autoComplete: 'new-password' },
  decorators: [inForm('')],
}

export const Disabled: Story = { args: { disabled: true } }
