import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import Papa from 'papaparse'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testAd } from '#domain/testing/testAd.ts'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { StatefulAdsScreen } from './testing/StatefulAdsScreen.tsx'

afterEach(cleanup)

const figures = { ...NO_PLATFORM_FIGURES, gad: { clicks: 3, impressions: 600, conversions: 1 } }
const ADS = testLoadable([
  testAd(1, {
    name: '=Walden',
    titleId: 7,
    titleName: 'Walden',
    platforms: ['gad', 'mad'],
    countryIds: ['GB', 'IE'],
    figures,
  }),
  testAd(2, { name: 'Emma', status: 'paused', rating: 4 }),
])
const countryNames = new Map([['GB', 'United Kingdom']])

async function exported(entry: string) {
  let file: Blob | undefined
  let fileName = ''
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => ((file = blob), 'blob:x'), revokeObjectURL: vi.fn() }),
  )
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fileName = this.download
  })
  fireEvent.click(screen.getByText('Export'))
  const item = await screen.findByRole('menuitem', { name: entry })
  act(() => item.click())
  await waitFor(() => expect(fileName).not.toBe(''))
  const text = (await file?.text())?.replace(/^\uFEFF/, '') ?? ''
  click.mockRestore()
  vi.unstubAllGlobals()
  return { fileName, data: Papa.parse<string[]>(text, { skipEmptyLines: true }).data }
}

// A whole screen in jsdom is slow on a busy machine.
describe('CSV export of ads', () => {
  it('writes the chosen columns, with the total, also where ads are tiles', async () => {
    const cols = ['platform', 'status', 'live', 'clicks', 'ctr', 'rating'] as const
    render(<StatefulAdsScreen ads={ADS} countryNames={countryNames} start={{ layout: 'grid', cols }} />)
    const { fileName, data } = await exported('Table as shown (CSV)')
    expect(fileName).toBe('ads-2026-10-23-to-2026-11-19-as-shown.csv')
    expect(data).toEqual([
      ['Ad ID', 'Ad', 'Title', 'Platform', 'Status', 'Countries', 'Clicks', 'CTR (%)', 'Rating'],
      ['1', "'=Walden", 'Walden', 'Google, Meta', 'Live', 'United Kingdom, IE', '3', '0.50', ''],
      ['2', 'Emma', '', 'Google', 'Paused', '', '', '', '4'],
      ['Total, 2 ads', '', '', '', '', '', '3', '0.50', ''],
    ])
  })

  it('writes all columns for programs, of what the filters leave', async () => {
    render(<StatefulAdsScreen ads={ADS} start={{ cols: ['clicks'], status: 'live' }} />)
    const { fileName, data } = await exported('All columns (CSV)')
    expect(fileName).toBe('ads-2026-10-23-to-2026-11-19.csv')
    expect(data[0]?.slice(0, 14)).toEqual([
      ...['elad_id', 'elad_name', 'entity_id', 'entity_name', 'eladtype_id', 'eladcls_id', 'vendor_codes', 'status'],
      ...['country_ids', 'date_start', 'date_end', 'elcam_count', 'rating', 'google_clicks'],
    ])
    expect(data).toHaveLength(2)
    expect(data[1]?.[0]).toBe('1')
    expect(data[1]?.slice(6, 9)).toEqual(['gad mad', 'live', 'GB IE'])
    expect(data[1]?.slice(13, 16)).toEqual(['3', '600', '1'])
  })

  it('offers no file while ads are missing', () => {
    render(<StatefulAdsScreen ads={testLoadable([testAd(1)], { isComplete: false, loading: true })} />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true)
  })
})
