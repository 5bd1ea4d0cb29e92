import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormMessage } from './FormMessage.tsx'

const meta: Meta<typeof FormMessage> = {
  title: 'Components/Inputs/FormMessage',
  component: FormMessage,
  tags: ['autodocs'],
  args: { text: 'Incorrect email or password' },
  parameters: {
    docs: {
      description: {
        component: `For a message about a whole form: the server’s error below it, or a note above it. Put a message about one field at that field, and a message about the app in a notification. Keep it mounted with \`text\` null while there is no message.

**ARIA pattern: [alert](https://www.w3.org/WAI/ARIA/apg/patterns/alert/)**; for a note, a status region`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof FormMessage>

export const ErrorMessage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect email or password')
  },
}

export const Note: Story = { args: { tone: 'note', text: 'Your session has ended. Log in again to carry on.' } }

/** Line breaks in a list of errors are kept. */
export const Lines: Story = {
  args: { text: 'body.username – field required\nbody.passwd – ensure this value has at most 255 characters' },
}

export const LongText: Story = {
  args: {
    text: `The directory did not answer: ${'ldap://directory.harbourvale.example/'.repeat(6)} ${'Ask your administrator. '.repeat(8)}`,
  },
}

export const RightToLeft: Story = { args: { text: 'البريد الإلكتروني أو كلمة المرور غير صحيحة' } }
