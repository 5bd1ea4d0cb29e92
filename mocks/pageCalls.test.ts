import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENDPOINT_WORDS } from './endpointWords.ts'
import { ENDPOINT_LIST, isEndpointId } from './faults.ts'
import { callsOf, PAGE_LOADS, PAGE_PRESSES, rolesOf, SESSION_CALLS } from './pageCalls.ts'
import { PAGE_NAMES } from '#domain/pages.ts'

const PAGES = PAGE_NAMES.filter((page) => callsOf(page).length > 0)
const SRC = new URL('../src/', import.meta.url)

/** Calls of the demo's developer panel. */
const DEVELOPER_CALLS = ['loginDev', 'sleepMeow']

/** The endpoints that the app imports. */
function importedEndpoints(): string[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !/testing|\.stories\./.test(file),
  )
  const sources = files.map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), SRC), 'utf8'))
  return sources.flatMap((source) =>
    Array.from(source.matchAll(/import \{([^}]+)\} from '(?:#api|\.)\/endpoints\//g)).flatMap(([, names = '']) =>
      Array.from(names.matchAll(/(\w+)(?: as \w+)?/g), ([, name = '']) => name),
    ),
  )
}

describe('the calls of pages', () => {
  it('are all that the app makes, and no others', () => {
    const called = new Set(PAGES.flatMap((page) => callsOf(page).map(({ id }) => id)))
    const imported = new Set(importedEndpoints())
    expect(imported.size).toBeGreaterThan(35)
    expect([...called, ...SESSION_CALLS, ...DEVELOPER_CALLS].sort()).toEqual([...imported].sort())
  })

  it('are each named once, first those while it loads', () => {
    for (const page of PAGES) {
      const calls = callsOf(page)
      expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
      expect(calls.map(({ when }) => when).sort()).toEqual(calls.map(({ when }) => when))
    }
  })

  it('begin with the page’s own', () => {
    const calls = callsOf('ad')
    expect(calls[0]).toEqual({
      id: 'getElad',
      method: 'GET',
      path: '/api/v1/acc/{vert_id}/elad/{elad_id}',
      words: 'Details of an ad',
      when: 'load',
    })
    const ids = calls.map(({ id }) => id)
    expect(ids.indexOf('getMe')).toBeGreaterThan(ids.indexOf('listAdAttributeTypes'))
    expect(ids.indexOf('rateElad')).toBeGreaterThan(ids.indexOf('listMyAccounts'))
    expect(ids.at(-1)).toBe('switchAccount')
  })

  it('are those of all addresses of a page', () => {
    const loads = callsOf('adResults').flatMap(({ id, when }) => (when === 'load' ? [id] : []))
    expect(loads).toEqual(expect.arrayContaining(['reportVendorsDay', 'reportItemsDay']))
  })

  it('are none for other pages', () => {
    expect(callsOf('notFound')).toEqual([])
  })

  it('are not repeated as calls on a press, unless their failure shows only then', () => {
    for (const { page, calls } of PAGE_LOADS)
      expect(
        Object.entries(PAGE_PRESSES[page] ?? {}).filter(([id, role]) => isEndpointId(id) && calls[id] === role),
      ).toEqual([])
  })

  it('have the roles of all addresses and presses', () => {
    expect(rolesOf('title', 'reportVendorsMonth')).toEqual(['silent', 'data'])
    expect(rolesOf('ad', 'getElad')).toContain('subject')
    expect(rolesOf('users', 'getElad')).toEqual([])
  })
})

describe('the words of endpoints', () => {
  it('name each endpoint, in sentence case, and differ', () => {
    expect(Object.keys(ENDPOINT_WORDS).sort()).toEqual(ENDPOINT_LIST.map(({ id }) => id).sort())
    const words = Object.values(ENDPOINT_WORDS)
    expect(new Set(words).size).toBe(words.length)
    for (const each of words) expect(each).toMatch(/^[A-Z][a-z-]*( [a-z-]+)*$/)
  })

  it('are found by the endpoint’s id only', () => {
    expect(isEndpointId('getEladRating')).toBe(true)
    for (const value of ['getRating', 'toString', '']) expect(isEndpointId(value)).toBe(false)
  })
})
