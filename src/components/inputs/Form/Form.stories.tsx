import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { PasswordField } from '#components/inputs/PasswordField/PasswordField.tsx'
import { TextField } from '#components/inputs/TextField/TextField.tsx'
import { LOGIN_RULES, type LoginValues } from '#domain/validation.ts'
import { Form } from './Form.tsx'

const meta: Meta<typeof Form<LoginValues>> = {
  title: 'Components/Inputs/Form',
  component: Form,
  tags: ['autodocs'],
  args: {
    initialValues: { email: 'imogen.ashby@harbourvale.example', password: 'wrong' },
    rules: LOGIN_RULES,
    onSubmit: fn(() => Promise.resolve<string | null>(null)),
    children: ({ busy, message }) => (
      <div style={{ display: 'grid', gap: 'var(--sp-4)', maxWidth: 400 }}>
        <TextField name="email" label="Email Address" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" variant="primary" size="block" busy={busy} busyLabel="Logging in">
          Sign in
        </Button>
        <FormMessage text={message} />
      </div>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `For fields that are validated by a table of rules and submitted together. It submits once, however often submit is pressed, keeps the values if submitting fails, and focuses the first invalid field. For settings that take effect immediately use the controls without a form.

**ARIA pattern: none** (native form)`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Form<LoginValues>>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Submitted empty: all errors show and the first invalid field is focused. */
export const Invalid: Story = {
  tags: ['!autodocs'],
  args: { initialValues: { email: '', password: '' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 errors occurred')
    await expect(canvas.getByLabelText('Email Address')).toHaveFocus()
  },
}

export const Busy: Story = {
  tags: ['!autodocs'],
  args: { onSubmit: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(canvas.getByRole('button', { name: 'Logging in' })).toBeDisabled()
  },
}

export const Failed: Story = {
  tags: ['!autodocs'],
  args: { onSubmit: () => Promise.resolve('Incorrect email or password') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('Incorrect email or password')).toBeVisible()
  },
}
