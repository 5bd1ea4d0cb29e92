import { describe, expect, it } from 'vitest'
import { defaultPeriod } from '#domain/period.ts'
import { DEFAULT_TITLE_COLUMNS, titlesAddress } from './titlesView.ts'

const TODAY = '2026-11-20'
const { defaults, read, write } = titlesAddress(TODAY)

describe('titlesAddress', () => {
  it('leaves out defaults', () => {
    expect(write(defaults)).toBe('')
    expect(
      write({
        ...defaults,
        q: 'jane a',
        liveIn: 'IE',
        sort: [
          { key: 'ctr', descending: true },
          { key: 'title', descending: false },
        ],
      }),
    ).toBe('?q=jane+a&live=IE&sort=-ctr,title')
    expect(
      write({ ...defaults, cols: [...DEFAULT_TITLE_COLUMNS], period: { from: '2026-11-01', to: '2026-11-19' } }),
    ).toBe('?from=2026-11-01&to=2026-11-19&cols=series,status,live,ads,clicks,impressions,conversions,ctr,trend')
  })

  it.each([
    ['?from=2026-13-01&to=2026-11-19', ['from', 'to']],
    ['?from=2026-11-19', ['from']],
    ['?from=2026-11-19&to=2026-11-01', ['from', 'to']],
    ['?from=2026-11-01&to=2026-11-21', ['from', 'to']],
    ['?sort=nonsense', ['sort']],
    ['?sort=clicks,clicks', ['sort']],
    ['?sort=trend', ['sort']],
    ['?cols=clicks,clicks', ['cols']],
    ['?cols=clicks,price', ['cols']],
    ['?status=&live=&imprint=&region=', ['region', 'status', 'live', 'imprint']],
  ])('falls back to defaults for %s and reports the parameters', (search, names) => {
    expect(read(`${search}&q=emma`)).toEqual({ value: { ...defaults, q: 'emma' }, problems: names })
  })

  it('reads valid parameters beside invalid ones', () => {
    const { value, problems } = read('?sort=oops&cols=ctr,clicks&status=live&from=2026-11-20&to=2026-11-20')
    expect(problems).toEqual(['sort'])
    expect(value).toMatchObject({ cols: ['clicks', 'ctr'], status: 'live', period: { from: TODAY, to: TODAY } })
  })

  it('allows no columns besides the title', () => {
    expect(read('?cols=').value.cols).toEqual([])
  })

  it('defaults to the last 28 complete days', () => {
    expect(read('').value.period).toEqual(defaultPeriod(TODAY))
    expect(defaultPeriod(TODAY)).toEqual({ from: '2026-10-23', to: '2026-11-19' })
  })
})
