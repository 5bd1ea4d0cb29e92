import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Papa from 'papaparse'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StatefulScreen } from './testing/testStatefulScreen.tsx'

const onView = vi.fn()

afterEach(cleanup)

// A whole screen in jsdom is slow on a busy machine.
describe('CSV export of titles', () => {
  /** The name and the cells of a file, whose entry is pressed several times. */
  async function exported(entry: string) {
    let file: Blob | undefined
    const fileNames: string[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => ((file = blob), 'blob:x'), revokeObjectURL: vi.fn() }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      fileNames.push(this.download)
    })
    await userEvent.click(screen.getByText('Export'))
    const item = await screen.findByRole('menuitem', { name: entry })
    act(() => [1, 2, 3, 4].forEach(() => item.click()))
    await waitFor(() => expect(fileNames).toHaveLength(1))
    const text = (await file?.text())?.replace(/^\uFEFF/, '') ?? ''
    click.mockRestore()
    vi.unstubAllGlobals()
    return { fileNames, data: Papa.parse<string[]>(text, { skipEmptyLines: true }).data }
  }

  it('writes the table as shown, with every filtered row and the total', async () => {
    const cols = [
      'series',
      'type',
      'status',
      'live',
      'ads',
      'clicks',
      'ctr',
      'rate',
      'trend',
      'imprint',
      'published',
    ] as const
    render(<StatefulScreen onView={onView} start={{ imprint: 'Lane', cols }} />)
    const { fileNames, data } = await exported('Table as shown (CSV)')
    expect(fileNames).toEqual(['titles-2026-10-23-to-2026-11-19-as-shown.csv'])
    expect(data).toEqual([
      [
        ...['Title ID', 'Title', 'Author', 'ISBN', 'Series', 'Type', 'Status', 'Live in'],
        ...[
          'Ads live in all countries',
          'Ads in all countries',
          'Clicks',
          'CTR (%)',
          'Conversion rate (%)',
          'Imprint',
          'Published',
        ],
      ],
      [
        ...[
          '1',
          'Emma',
          'Jane Austen',
          '978-0-14-143958-7',
          'The Lane Library',
          'Book',
          'Paused',
          'United Kingdom',
          '2',
          '4',
          '300',
        ],
        ...['2.00', '0.33', 'Lane', '1897-05-26'],
      ],
      ['3', "'=Walden", 'H. D. Thoreau', '', '', '', 'Draft', '', '2', '4', '', '', '', 'Lane', '1897-05-26'],
      ['Total, 2 titles', '', '', '', '', '', '', '', '4', '8', '300', '2.00', '0.33', '', ''],
    ])
  })

  it('writes all columns for programs, whatever the table shows', async () => {
    render(<StatefulScreen onView={onView} start={{ imprint: 'Lane', cols: ['clicks'] }} />)
    const { fileNames, data } = await exported('All columns (CSV)')
    expect(fileNames).toEqual(['titles-2026-10-23-to-2026-11-19.csv'])
    const none = ['', '', '', '', '', '']
    expect(data).toEqual([
      [
        ...[
          'title_id',
          'title',
          'author',
          'parent_id',
          'parent_name',
          'entitytype_id',
          'isbn13',
          'imprint',
          'pub_date',
        ],
        ...['genre', 'entitystatus_id', 'status'],
        ...['country_ids_live', 'elad_live_count', 'elad_count', 'google_clicks', 'google_impr', 'google_conv'],
        ...['meta_clicks', 'meta_impr', 'meta_conv', 'pinterest_clicks', 'pinterest_impr', 'pinterest_conv'],
      ],
      [
        ...[
          '1',
          'Emma',
          'Jane Austen',
          '7',
          'The Lane Library',
          'book',
          '9780141439587',
          'Lane',
          '1897-05-26',
          '',
          'paused',
          'Paused',
          'GB',
          '2',
          '4',
        ],
        ...['300', '15000', '1', ...none],
      ],
      [
        ...['3', "'=Walden", 'H. D. Thoreau', '', '', '', '', 'Lane', '1897-05-26', '', 'draft', 'Draft', '', '2', '4'],
        ...['', '', '', ...none],
      ],
    ])
  })
})
