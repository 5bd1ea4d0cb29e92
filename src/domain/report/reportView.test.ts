import { describe, expect, it } from 'vitest'
import { PLATFORMS } from '../platforms.ts'
import { defaultPeriod } from '../period.ts'
import { isTime } from './dimensions.ts'
import { reportAddress, type ReportView } from './reportView.ts'

const TODAY = '2026-11-20'
const { defaults, read, write } = reportAddress(TODAY)

describe('reportAddress', () => {
  it('omits defaults', () => {
    const written = (part: Partial<ReportView>) => write({ ...defaults, ...part })
    expect(written({})).toBe('')
    expect(written({ adIds: [12, 7], titleIds: [3] })).toBe('?elad_id=12&elad_id=7&entity_id=3')
    expect(written({ by: ['day'], sort: [{ key: 'day', descending: false }] })).toBe('?g=day')
    expect(written({ by: ['title', 'day'], per: 'month' })).toBe('?g=title,day.month')
    expect(written({ per: 'month' })).toBe('?g=.month')
    expect(written({ platforms: ['gad', 'pad'], measure: 'ctr', comparison: 'none', chart: 'lines' })).toBe(
      '?cmp=none&p=gad,pad&m=ctr&chart=lines',
    )
    expect(
      written({
        sort: [
          { key: 'gad.ctr.change', descending: true },
          { key: 'ad', descending: false },
        ],
      }),
    ).toBe('?sort=-gad.ctr.change,ad')
    expect(written({ period: { from: '2026-11-01', to: '2026-11-19' }, cols: ['clicks', 'ctr'], q: 'reel 2' })).toBe(
      '?from=2026-11-01&to=2026-11-19&cols=clicks,ctr&q=reel+2',
    )
  })

  it('without a grouping is by what the report is about, so that older links of ad results open by ad', () => {
    const ads = reportAddress(TODAY, 'ad')
    expect([read('?m=ctr').value.by, ads.read('?m=ctr').value.by, ads.read('?g=.month').value.by]).toEqual([
      ['title'],
      ['ad'],
      ['ad'],
    ])
    expect(ads.write({ ...ads.defaults, by: ['title'] })).toBe('?g=title')
    expect([read('?g=ad').value.by, write({ ...defaults, by: ['ad'] })]).toEqual([['ad'], '?g=ad'])
  })

  it.each([
    ['?from=2026-11-19&to=2026-11-01', ['from', 'to']],
    ['?from=2026-11-01&to=2026-11-21', ['from', 'to']],
    ['?to=2026-11-01', ['to']],
    ['?cmp=never', ['cmp']],
    ['?g=spend', ['g']],
    ['?g=', ['g']],
    ['?g=day,month', ['g']],
    ['?g=ad,ad', ['g']],
    ['?g=ad,title,day', ['g']],
    ['?g=ad.year', ['g']],
    ['?p=', ['p']],
    ['?p=gad,gad', ['p']],
    ['?p=bing', ['p']],
    ['?m=spend', ['m']],
    ['?cols=clicks,price', ['cols']],
    ['?cols=clicks,clicks', ['cols']],
    ['?sort=spend', ['sort']],
    ['?sort=clicks,-clicks', ['sort']],
    ['?chart=pie', ['chart']],
    ['?elad_id=0&entity_id=1.5', ['elad_id', 'entity_id']],
    ['?region=', ['region']],
  ])('uses the default for unreadable %s, and names the parameter', (search, names) => {
    expect(read(`${search}&q=emma`)).toEqual({ value: { ...defaults, q: 'emma' }, problems: names })
  })

  it('reads valid parameters beside invalid ones', () => {
    const { value: view, problems } = read('?sort=oops&elad_id=7&elad_id=x&elad_id=7&elad_id=5&p=all&g=month&x=1')
    expect(problems).toEqual(['elad_id', 'sort'])
    expect(view).toMatchObject({
      adIds: [7, 5],
      platforms: PLATFORMS,
      by: ['month'],
      sort: [{ key: 'month', descending: false }],
      period: defaultPeriod(TODAY),
    })
    expect(view.by.every(isTime)).toBe(true)
  })
})
