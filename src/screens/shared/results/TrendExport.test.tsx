import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { groupRows, rowsOf } from '#domain/report/testing/testReport.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { TrendExport } from './TrendExport.tsx'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'

const saved = vi.hoisted(() => ({
  text: vi.fn<(name: string, text: string, type: string) => void>(),
  file: vi.fn<(name: string, file: Blob) => void>(),
  png: vi.fn<() => Promise<Blob>>(),
  notify: vi.fn(),
}))
vi.mock('#components/lib/saveFile.ts', () => ({ saveTextFile: saved.text, saveFile: saved.file }))
vi.mock('./exports/svgToPng.ts', () => ({ svgToPng: saved.png }))
vi.mock('#components/feedback/Notifications/useNotify.ts', () => ({ useNotify: () => saved.notify }))

const days = { from: '2026-11-18', to: '2026-11-19' }
const row = (day: string, clicks: number) => ({
  refkey: 1,
  day,
  figures: { ...NO_PLATFORM_FIGURES, gad: { clicks, impressions: 90, conversions: 1 } },
})
const store = rowsOf([row('2026-11-18', 5), row('2026-11-19', 8)])
const report = groupRows(store, null, reportTree({ campaigns: [] }), {
  by: ['day'],
  period: days,
  comparison: null,
  fill: false,
  today: '2026-11-20',
})

async function exportAs(type: 'PNG' | 'SVG', presses = 1) {
  const note = 'Dracula. 18 Nov – 19 Nov. Ireland.'
  render(
    <TrendExport
      report={report}
      campaigns={[]}
      metric="clicks"
      of="gad"
      compare
      fileName="title-101-clicks-ie-2026-11-18-to-2026-11-19"
      note={note}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Export chart' }))
  const item = await screen.findByRole('menuitem', { name: `Chart as ${type}` })
  act(() => Array.from({ length: presses }).forEach(() => item.click()))
}

afterEach(() => {
  cleanup()
  for (const mock of Object.values(saved)) mock.mockReset()
})

it('saves the trend as SVG, with whose figures it shows', async () => {
  await exportAs('SVG')
  await waitFor(() => expect(saved.text).toHaveBeenCalledOnce())
  const [name, text = ''] = saved.text.mock.calls[0] ?? []
  expect(name).toBe('title-101-clicks-ie-2026-11-18-to-2026-11-19.svg')
  const texts = Array.from(
    new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('text'),
    ({ textContent }) => textContent,
  )
  expect(texts.slice(0, 2)).toEqual(['Clicks per day, Google', 'Dracula. 18 Nov – 19 Nov. Ireland.'])
})

it('saves the trend as PNG', async () => {
  const picture = new Blob(['png'])
  saved.png.mockResolvedValue(picture)
  await exportAs('PNG')
  await waitFor(() => expect(saved.file).toHaveBeenCalledOnce())
  expect(saved.file.mock.calls).toEqual([['title-101-clicks-ie-2026-11-18-to-2026-11-19.png', picture]])
})

it('saves one file for several presses', async () => {
  saved.png.mockResolvedValue(new Blob(['png']))
  await exportAs('PNG', 4)
  await waitFor(() => expect(saved.file).toHaveBeenCalled())
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(saved.file).toHaveBeenCalledOnce()
})

it('says so if that fails', async () => {
  saved.png.mockRejectedValue(new Error('No canvas'))
  await exportAs('PNG')
  await waitFor(() =>
    expect(saved.notify).toHaveBeenCalledExactlyOnceWith({
      variant: 'error',
      title: 'The export failed',
      text: 'Please try again later.',
    }),
  )
})

it('waits for the figures', () => {
  render(
    <TrendExport report={undefined} campaigns={[]} metric="clicks" of="all" compare fileName="title" note="Dracula" />,
  )
  expect(screen.getByRole('button', { name: 'Export chart' })).toHaveProperty('disabled', true)
})
