import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { StatefulScreen } from './testing/testStatefulScreen.tsx'
import { TEST_TITLES } from './testing/testTitles.ts'

const onView = vi.fn()
const heads = () => Array.from(document.querySelectorAll('thead th'), (head) => head.textContent)

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  onView.mockReset()
})

// A whole screen in jsdom is slow on a busy machine.
describe('columns of titles', () => {
  it('has a column of series, and one of types that is off by default', async () => {
    render(<StatefulScreen onView={onView} />)
    const cellsOf = (title: string) =>
      Array.from(
        screen.getByRole('link', { name: new RegExp(title) }).closest('tr')?.children ?? [],
        (cell) => cell.textContent,
      )
    expect(heads().slice(0, 3)).toEqual(['Title', 'Series', 'Status'])
    expect([cellsOf('Emma')[1], cellsOf('Dracula')[1]]).toEqual(['The Lane Library', '–'])
    await userEvent.click(screen.getByText('Columns'))
    await userEvent.click(await screen.findByLabelText('Type'))
    expect(heads().slice(0, 4)).toEqual(['Title', 'Series', 'Type', 'Status'])
    expect([cellsOf('Emma')[2], cellsOf('Dracula')[2]]).toEqual(['Book', 'scroll'])
  })

  it('has no series below 1500px unless they are chosen', () => {
    const matchMedia = (media: string) => ({
      matches: media === '(max-width: 1499px)',
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    })
    vi.stubGlobal('matchMedia', matchMedia)
    const { unmount } = render(<StatefulScreen onView={onView} />)
    expect(heads().slice(0, 2)).toEqual(['Title', 'Status'])
    unmount()
    render(<StatefulScreen onView={onView} savedColumns={['series', 'status']} />)
    expect(heads()).toEqual(['Title', 'Series', 'Status'])
    vi.unstubAllGlobals()
  })

  // spec 9.6
  it.each([
    ['Impressions', 'The number of times customers have seen an ad'],
    ['Clicks', 'The number of times customers have clicked on the ad'],
    ['Conversions', 'The number of times customers have gone through to a purchase page'],
  ])('says what %s are', (name, help) => {
    render(<StatefulScreen onView={onView} start={{ cols: ['impressions', 'clicks', 'conversions'] }} />)
    expect(screen.getByRole('button', { name }).title).toBe(help)
  })

  it('says that ads are counted in all countries', () => {
    render(<StatefulScreen onView={onView} region="IE" />)
    expect(screen.getByRole('button', { name: 'Ads live' }).title).toBe('Live ads of all ads, in all countries')
  })

  it('shows long names in one line with their end', () => {
    const name = 'The Works of Victor Hugo, Notre-Dame of Paris, vol. 12'
    const titles = TEST_TITLES.slice(0, 2).map((title, index) => ({
      ...title,
      name,
      author: index === 0 ? title.author : null,
    }))
    render(<StatefulScreen onView={onView} titles={testLoadable(titles)} />)
    const cuts = Array.from(document.querySelectorAll<HTMLElement>('tbody .cut'), ({ dataset }) => dataset)
    expect(cuts.map(({ head, end }) => [head, end])).toEqual([
      ['The Works of Victor Hugo, Notre-Dame of Paris,', 'vol. 12'],
      ['The Works of Victor Hugo, Notre-Dame of Paris,', 'vol. 12'],
    ])
  })

  it('prefers columns from the URL over saved ones and saves a choice', async () => {
    const onColumns = vi.fn()
    const { rerender } = render(
      <StatefulScreen onView={onView} savedColumns={['clicks']} onColumnsChange={onColumns} />,
    )
    expect(heads()).toEqual(['Title', 'Clicks'])
    await userEvent.click(screen.getByText('Columns'))
    await userEvent.click(await screen.findByLabelText('Published'))
    expect(onColumns).toHaveBeenCalledExactlyOnceWith(['clicks', 'published'])
    expect(onView).toHaveBeenLastCalledWith({ cols: ['clicks', 'published'] }, 'push')
    expect(heads()).toEqual(['Title', 'Clicks', 'Published'])
    rerender(<StatefulScreen onView={onView} savedColumns={['clicks', 'published']} onColumnsChange={onColumns} />)
    await userEvent.click(screen.getByLabelText('Published'))
    // The same as the saved columns on mount, so the URL leaves them out.
    expect(onView).toHaveBeenLastCalledWith({ cols: null }, 'push')
  })

  it('stores nothing on Reset, so that the default columns are those of each window', async () => {
    const onColumns = vi.fn()
    const { unmount } = render(<StatefulScreen onView={onView} onColumnsChange={onColumns} />)
    await userEvent.click(screen.getByText('Columns'))
    await userEvent.click(await screen.findByText('Reset'))
    expect(onColumns).toHaveBeenCalledExactlyOnceWith(null)
    expect(onView).toHaveBeenLastCalledWith({ cols: null }, 'push')
    unmount()
    // Where others were saved, the URL has the default ones, so that Back returns to the others.
    render(<StatefulScreen onView={onView} savedColumns={['clicks']} onColumnsChange={onColumns} />)
    await userEvent.click(screen.getByText('Columns'))
    await userEvent.click(await screen.findByText('Reset'))
    expect(onColumns).toHaveBeenLastCalledWith(null)
    expect(onView).toHaveBeenLastCalledWith({ cols: expect.arrayContaining(['series', 'status']) as unknown }, 'push')
  })
})
