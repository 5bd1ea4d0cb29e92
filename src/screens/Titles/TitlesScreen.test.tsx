import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testFailure } from '#domain/testing/testFailure.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { StatefulScreen } from './testing/testStatefulScreen.tsx'
import { TEST_TITLES } from './testing/testTitles.ts'
import type { TitlesScreenProps } from './TitlesScreenProps.ts'

const onView = vi.fn<TitlesScreenProps['onView']>()
const FAILURE = testFailure(500)

const visibleTitles = () => Array.from(document.querySelectorAll('tbody .row-link b'), (name) => name.textContent)
const searchField = () => screen.getByLabelText<HTMLInputElement>('Search titles or authors')
const exportButton = () => screen.getByText('Export').closest('button')
const totals = () => document.querySelector('tfoot')?.textContent
const compareLink = () => screen.getByRole('link', { name: 'Compare' })
const sortOf = (label: string) => screen.getByText(label, { selector: 'th *' }).closest('th')?.ariaSort

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  onView.mockReset()
})

// A whole screen in jsdom is slow on a busy machine.
describe('TitlesScreen', () => {
  it('shows the number of titles and the period', () => {
    render(<StatefulScreen onView={onView} />)
    expect(screen.getByText('3 titles, 1 live. 23 Oct – 19 Nov.')).toBeDefined()
    expect(screen.getByText('Data up to Thu, 19 Nov')).toBeDefined()
    expect(visibleTitles()).toEqual(['Dracula', 'Emma', '=Walden'])
    expect(totals()).toBe('Total, 3 titles6/121,20060,00022.00%')
  })

  it('searches at once and updates the URL after a pause, without a history entry', () => {
    vi.useFakeTimers()
    render(<StatefulScreen onView={onView} />)
    for (const text of ['j', 'ja', 'jan', 'jane']) {
      fireEvent.change(searchField(), { target: { value: text } })
      act(() => void vi.advanceTimersByTime(100))
    }
    expect(visibleTitles()).toEqual(['Emma'])
    expect(onView).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(200))
    expect(onView).toHaveBeenCalledExactlyOnceWith({ q: 'jane' }, 'replace')
    expect(searchField().value).toBe('jane')
    expect(totals()).toMatch(/^Total, 1 title2.4300/)
    expect(screen.getByText('1 of 3 titles. 23 Oct – 19 Nov.')).toBeDefined()
  })

  it('counts the titles that a search finds in the selected country', () => {
    render(<StatefulScreen onView={onView} region="IE" start={{ q: 'dracula' }} />)
    expect(screen.getByText('1 of 3 titles live in Ireland. 23 Oct – 19 Nov.')).toBeDefined()
  })

  it('names the country in the total, with a link to the titles that no longer run there', () => {
    const link = () => screen.queryByText('Title results also has titles that no longer run there')
    render(<StatefulScreen onView={onView} region="IE" />)
    expect(totals()).toMatch(/^Total of titles live in Ireland6/)
    expect(link()?.getAttribute('href')).toBe('/results?entity_id=')
    fireEvent.change(searchField(), { target: { value: 'emma' } })
    expect(totals()).toMatch(/^Total of 1 title live in Ireland2/)
    cleanup()
    render(<StatefulScreen onView={onView} />)
    expect(link()).toBeNull()
  })

  it('pushes a history entry for each filter and sort', async () => {
    render(<StatefulScreen onView={onView} />)
    await userEvent.click(screen.getByLabelText('Status'))
    await userEvent.click(await screen.findByText('Live', { selector: '[role=option] *' }))
    expect(onView).toHaveBeenLastCalledWith({ status: 'live' }, 'push')
    expect(visibleTitles()).toEqual(['Dracula'])
    await userEvent.click(screen.getByText('Title', { selector: 'th *' }))
    expect(onView).toHaveBeenLastCalledWith({ sort: [{ key: 'title', descending: false }] }, 'push')
    expect(sortOf('Title')).toBe('ascending')
  })

  describe('empty states', () => {
    it('names the country without live titles and offers all countries', async () => {
      const onShowAllCountries = vi.fn()
      render(
        <StatefulScreen
          onView={onView}
          titles={testLoadable([])}
          region="IE"
          onShowAllCountries={onShowAllCountries}
        />,
      )
      expect(screen.getByRole('heading', { name: 'No titles in Ireland' })).toBeDefined()
      await userEvent.click(screen.getByText('Show all countries'))
      expect(onShowAllCountries).toHaveBeenCalledOnce()
    })

    it('reports an account without titles and reloads', async () => {
      const retry = vi.fn()
      render(<StatefulScreen onView={onView} titles={testLoadable([], { retry })} />)
      await userEvent.click(screen.getByText('Refresh'))
      expect(retry).toHaveBeenCalledOnce()
    })

    it('does not say that nothing matches while titles are missing', () => {
      const titles = testLoadable(TEST_TITLES, { isComplete: false, failure: FAILURE })
      render(<StatefulScreen onView={onView} start={{ q: 'zzz' }} titles={titles} />)
      expect(screen.queryByRole('heading', { name: /No titles match/ })).toBeNull()
      expect(screen.getByRole('alert').textContent).toContain('Internal Server Error')
    })

    it('names the search and filters without matches and clears both', async () => {
      render(<StatefulScreen onView={onView} start={{ q: 'zzz', status: 'live', liveIn: 'IE' }} />)
      expect(screen.getByRole('heading', { name: 'No titles match “zzz”' })).toBeDefined()
      expect(screen.getByText('Filtered by Status: Live, Live in: Ireland.')).toBeDefined()
      expect(exportButton()).toHaveProperty('disabled', true)
      await userEvent.click(screen.getByText('Clear search and filters'))
      expect(visibleTitles()).toHaveLength(3)
      expect(onView).toHaveBeenLastCalledWith({ q: '', status: null, liveIn: null, imprint: null }, 'push')
    })
  })

  it('marks totals of a list that is still loading', () => {
    render(
      <StatefulScreen
        onView={onView}
        titles={testLoadable(TEST_TITLES, {
          isComplete: false,
          loading: true,
          progress: { loaded: 3, total: 3000 },
        })}
      />,
    )
    expect(totals()).toMatch(/^Total so far, 3 titles/)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 3,000')
    expect(screen.getByText('23 Oct – 19 Nov.')).toBeDefined()
    expect(exportButton()).toHaveProperty('disabled', true)
  })

  it.each([
    ['has failed', { failure: FAILURE }],
    ['waits for a retry', { failure: FAILURE, retrying: { attempt: 1, of: 3, nextInS: 2 } }],
    ['was cancelled', { cancelled: true, progress: { loaded: 3, total: 3000 } }],
  ])('has no total, counts or file of a list whose rest %s', (_, state) => {
    render(<StatefulScreen onView={onView} titles={testLoadable(TEST_TITLES, { isComplete: false, ...state })} />)
    expect(totals()).toMatch(/^Total so far, 3 titles/)
    expect(screen.getByText('23 Oct – 19 Nov.')).toBeDefined()
    expect(exportButton()).toHaveProperty('disabled', true)
  })

  it('keeps total, counts and file of a whole list that is loading again', () => {
    const state = { loading: true, progress: { loaded: 1, total: 3 } }
    render(<StatefulScreen onView={onView} titles={testLoadable(TEST_TITLES, state)} />)
    expect(totals()).toMatch(/^Total, 3 titles/)
    expect(screen.getByText('3 titles, 1 live. 23 Oct – 19 Nov.')).toBeDefined()
    expect(exportButton()).toHaveProperty('disabled', false)
  })

  it('links to the results of all titles, and of the selected ones above the totals', async () => {
    render(<StatefulScreen onView={onView} />)
    await userEvent.click(screen.getByLabelText('Select Dracula'))
    expect(screen.getByText('Results').getAttribute('href')).toBe('/results?entity_id=')
    expect(totals()).toMatch(/^1 selectedCompareClearTotal, 3 titles/)
    expect(compareLink().getAttribute('href')).toBe('/results?entity_id=2')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByLabelText<HTMLInputElement>('Select Dracula').checked).toBe(false)
    expect(totals()).toMatch(/^Total, 3 titles/)
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Dracula/ }))
  })

  it('keeps titles selected that a filter hides', async () => {
    render(<StatefulScreen onView={onView} />)
    await userEvent.click(screen.getByLabelText('Select Dracula'))
    fireEvent.change(searchField(), { target: { value: 'emma' } })
    expect(visibleTitles()).toEqual(['Emma'])
    expect(screen.getByText('1 selected')).toBeDefined()
    fireEvent.change(searchField(), { target: { value: 'zzz' } })
    expect(screen.getByText('1 selected')).toBeDefined()
    expect(compareLink().getAttribute('href')).toBe('/results?entity_id=2')
  })

  it('reports the visible titles', async () => {
    const onVisibleTitles = vi.fn()
    render(<StatefulScreen onView={onView} onVisibleTitlesChange={onVisibleTitles} />)
    await waitFor(() => expect(onVisibleTitles).toHaveBeenCalledExactlyOnceWith([[2, 1, 3]]))
  })

  it('drops pending search input when the search is cleared', () => {
    vi.useFakeTimers()
    render(<StatefulScreen onView={onView} start={{ q: 'emma' }} />)
    fireEvent.change(searchField(), { target: { value: 'emmax' } })
    fireEvent.click(screen.getByText('Clear search and filters'))
    act(() => void vi.advanceTimersByTime(1000))
    expect(searchField().value).toBe('')
    expect(visibleTitles()).toHaveLength(3)
    // Back returns to what was typed.
    expect(onView.mock.calls.map(([{ q }, how]) => [q, how])).toEqual([
      ['emmax', 'replace'],
      ['', 'push'],
    ])
  })
})
