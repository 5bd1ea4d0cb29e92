import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StillContext } from '#components/lib/StillContext.ts'
import type { Failure, FailureKind } from '#domain/failure.ts'
import { testFailure } from '#domain/testing/testFailure.ts'
import { PanelError, type PanelErrorProps } from './PanelError.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const onRetry = vi.fn()
const onBack = vi.fn()

function renderError(failure: Failure, props: Partial<PanelErrorProps> = {}) {
  return render(
    <PanelError failure={failure} retrying={null} onRetry={onRetry} onBack={onBack} noun="this title" {...props} />,
  )
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent)

describe('PanelError', () => {
  // spec 8.11
  it.each<[FailureKind, string, string, string[]]>([
    [400, 'Bad Request', 'The request wasn’t understood.', ['Try again']],
    [401, 'Unauthorized', 'Your session has ended.', ['Try again']],
    [403, 'Forbidden', 'You don’t have access to this.', ['Try again', 'Back']],
    [404, 'Not Found', 'We couldn’t find this title in this account.', ['Back']],
    [422, 'Validation Error', 'The server didn’t accept the request.', ['Try again']],
    [429, 'Too many requests', 'Wait a moment', ['Try again']],
    [500, 'Internal Server Error', 'Please try again later.', ['Try again']],
    [502, 'Bad Gateway', 'Please try again later.', ['Try again']],
    [503, 'Service Unavailable', 'Please try again later.', ['Try again']],
    ['network', 'Can’t reach the server', 'Check your connection', ['Try again']],
    ['offline', 'You’re offline', 'when you’re back online', ['Try again']],
    ['timeout', 'The server takes too long', 'Try again.', ['Try again']],
    ['unconfirmed', 'We don’t know whether it arrived', 'Check before you send it again.', ['Try again']],
    ['unreadable', 'Unexpected reply from the server', 'Please try again later.', ['Try again']],
    ['cancelled', 'Request aborted', 'cancelled', ['Try again']],
    ['unknown', 'Something went wrong', 'Please try again later.', ['Try again']],
  ])('describes %s and offers its actions', (kind, title, sentence, buttonLabels) => {
    renderError(testFailure(kind))
    const text = screen.getByRole('alert').textContent
    expect(text).toContain(title)
    expect(text).toContain(sentence)
    if (typeof kind === 'number') expect(text).toContain(`Status ${kind}`)
    expect(buttons()).toEqual(buttonLabels)
  })

  it('offers to try again what is not found where there is no way back', () => {
    renderError(testFailure(404), { onBack: undefined })
    expect(buttons()).toEqual(['Try again'])
  })

  it('offers only the actions it has handlers for', () => {
    renderError(testFailure(500), { onRetry: undefined })
    expect(buttons()).toEqual([])
  })

  it('lists each line of a 422 once, with the names that forms use', () => {
    renderError(
      testFailure(422, {
        details: ['body.day_to – must not be before day_from', 'validation error', 'body.limit – too large'],
      }),
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'End date – must not be before day_from',
      'limit – too large',
    ])
  })

  it('does not repeat texts', () => {
    renderError(testFailure(503, { details: ['The server is busy.', 'Back at ten.'] }))
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Back at ten.'])
  })

  it('uses the sentence of the failure, if any', () => {
    renderError(testFailure(404, { sentence: 'There is nothing here.' }))
    expect(screen.getByRole('alert').textContent).toBe('Not FoundStatus 404There is nothing here.')
  })

  it('hides the details of a 502', () => {
    const { container } = renderError(testFailure(502, { details: ['nginx/1.25'] }))
    expect(container.textContent).not.toContain('nginx')
  })

  it('collapses the body of a Generic Error, as plain text', () => {
    const { container } = renderError(
      testFailure('other', {
        statusLine: 'status: 418; status text: Teapot',
        body: '{"tea":true}',
      }),
    )
    expect(screen.getByText('Generic Error')).toBeTruthy()
    expect(screen.getByText('Please try again later.')).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toBe('status: 418; status text: Teapot')
    const details = container.querySelector('details')
    expect(details?.open).toBe(false)
    expect(details?.querySelector('pre')?.textContent).toBe('{"tea":true}')
  })

  it('shows a countdown to the next retry and announces it once', () => {
    vi.useFakeTimers()
    renderError(testFailure(503), { retrying: { attempt: 1, of: 3, nextInS: 2 } })
    const status = screen.getByRole('status')
    const [announced, visible] = status.children
    expect(announced?.textContent).toBe('Retrying 1 of 3, next try in 2 s')
    expect(visible?.textContent).toBe('Retrying 1 of 3next try in 2 s')
    act(() => {
      vi.advanceTimersByTime(1000)
    })
    expect(visible?.textContent).toBe('Retrying 1 of 3next try in 1 s')
    act(() => {
      vi.advanceTimersByTime(5000)
    })
    expect(visible?.textContent).toBe('Retrying 1 of 3trying now')
    expect(announced?.textContent).toBe('Retrying 1 of 3, next try in 2 s')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('says long waits in minutes', () => {
    renderError(testFailure(429), { retrying: { attempt: 1, of: 3, nextInS: 125 } })
    expect(screen.getByRole('status').firstElementChild?.textContent).toBe('Retrying 1 of 3, next try in 2 min 5 s')
  })

  it('shows the first value of the countdown and stops where nothing may change on its own', () => {
    vi.useFakeTimers()
    render(
      <StillContext value={true}>
        <PanelError failure={testFailure(503)} retrying={{ attempt: 1, of: 3, nextInS: 2 }} />
      </StillContext>,
    )
    act(() => {
      vi.advanceTimersByTime(5000)
    })
    expect(screen.getByRole('status').lastElementChild?.textContent).toBe('Retrying 1 of 3next try in 2 s')
  })

  it('starts a new countdown with a new attempt', () => {
    const { rerender } = renderError(testFailure(503), { retrying: { attempt: 1, of: 3, nextInS: 1 } })
    rerender(<PanelError failure={testFailure(503)} retrying={{ attempt: 2, of: 3, nextInS: 2 }} />)
    expect(screen.getByRole('status').lastElementChild?.textContent).toBe('Retrying 2 of 3next try in 2 s')
  })

  it('can retry at once while a retry is scheduled, but not twice', () => {
    const { rerender } = renderError(testFailure(503), { retrying: { attempt: 1, of: 3, nextInS: 2 } })
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
    expect(onRetry).toHaveBeenCalledOnce()
    rerender(<PanelError failure={testFailure(503)} retrying={null} onRetry={onRetry} busy />)
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  })

  it('is a strip if asked for', () => {
    renderError(testFailure(500), { variant: 'strip', retrying: { attempt: 1, of: 3, nextInS: 1 } })
    expect(screen.getByRole('alert').textContent).toBe(
      'Internal Server Error. We couldn’t load this title. Please try again later.',
    )
    expect(buttons()).toEqual(['Try now'])
  })
})
