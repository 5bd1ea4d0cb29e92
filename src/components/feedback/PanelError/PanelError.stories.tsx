import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { testFailure } from '#domain/testing/testFailure.ts'
import { PanelError } from './PanelError.tsx'

const meta: Meta<typeof PanelError> = {
  title: 'Components/Feedback/PanelError',
  component: PanelError,
  tags: ['autodocs'],
  args: {
    failure: testFailure(500),
    retrying: null,
    variant: 'framed',
    noun: 'this title',
    onRetry: fn(),
    onBack: fn(),
  },
  argTypes: { failure: { control: false }, retrying: { control: false } },
  parameters: {
    docs: {
      keys: { 'Space, Enter': 'Press its action' },
      description: {
        component: `A part of a page that failed to load; the rest of the page stays. Resource includes it. Its variants are for inside and outside a panel, in place of what a page is about, and above old data. For failed actions use a notification, for a whole page PageMessage.

**ARIA pattern: [alert](https://www.w3.org/WAI/ARIA/apg/patterns/alert/)**

- It is announced when it appears and doesn’t take the focus.
- Retries are announced.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof PanelError>

export const BadRequest400: Story = {
  args: { failure: testFailure(400, { details: ['order_by must be one of entity_id, entity_name, id'] }) },
}
export const Unauthorized401: Story = { args: { failure: testFailure(401) } }
export const Forbidden403: Story = { args: { failure: testFailure(403) } }

export const NotFound404: Story = {
  args: { failure: testFailure(404) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const ValidationError422: Story = {
  args: {
    failure: testFailure(422, {
      details: ['body.day_to – must not be before day_from', 'body.limit – must be at most 1024'],
    }),
  },
}

export const TooManyRequests429: Story = {
  args: { failure: testFailure(429), retrying: { attempt: 1, of: 3, nextInS: 30 } },
}

export const InternalServerError500: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const BadGateway502: Story = { args: { failure: testFailure(502) } }

/** Counts down; each attempt is announced once. */
export const Retrying503: Story = { args: { failure: testFailure(503), retrying: { attempt: 1, of: 3, nextInS: 2 } } }

export const TryingNow: Story = { args: { failure: testFailure(503), busy: true } }

export const Network: Story = { args: { failure: testFailure('network') } }
export const Offline: Story = { args: { failure: testFailure('offline') } }
export const Timeout: Story = { args: { failure: testFailure('timeout') } }
export const Unconfirmed: Story = { args: { failure: testFailure('unconfirmed') } }
export const Unreadable: Story = { args: { failure: testFailure('unreadable') } }
/** An error of the app itself. */
export const Unknown: Story = { args: { failure: testFailure('unknown') } }

/** Any other status, with the response body collapsed. */
export const GenericError: Story = {
  args: {
    failure: testFailure('other', {
      statusLine: 'status: 418; status text: I’m a teapot',
      body: '{"brewing":"tea"}',
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Server response'))
    await expect(canvas.getByText('{"brewing":"tea"}')).toBeVisible()
  },
}

/** Above old data. */
export const Strip: Story = {
  args: { failure: testFailure(503), retrying: { attempt: 2, of: 3, nextInS: 4 }, variant: 'strip' },
}

/** In place of what a page is about. */
export const OnPage: Story = {
  args: {
    failure: testFailure(429, {
      details: ['query.limit – 10 requests a minute'],
      body: 'Generic Error: status: 429; status text: Too Many Requests; body: {"detail":"Slow down"}',
    }),
    retrying: { attempt: 1, of: 3, nextInS: 30 },
    variant: 'page',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').getBoundingClientRect().width).toBeLessThanOrEqual(420)
  },
}

export const LongText: Story = {
  args: {
    failure: testFailure(400, { details: ['قيمة غير صالحة: '.repeat(6), 'anUnbreakableWordFromTheServer'.repeat(8)] }),
  },
  render: (args) => (
    <Narrow>
      <PanelError {...args} />
    </Narrow>
  ),
}

const Narrow = styled.div`
  max-width: 320px;
`
