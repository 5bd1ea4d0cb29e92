import { expect, it } from 'vitest'
import { PARAM_WORDS, urlParamsOf } from './urlParams.ts'
import { PAGE_NAMES } from '#domain/pages.ts'

it('says of every parameter what it keeps, and of no other', () => {
  const params = PAGE_NAMES.flatMap(urlParamsOf)
  expect(params.filter(({ words }) => words === '')).toEqual([])
  const known = new Set(params.map(({ name }) => name))
  expect(Object.keys(PARAM_WORDS).filter((name) => !known.has(name))).toEqual([])
})

it('names the parameters of a page as its URL does', () => {
  expect(urlParamsOf('users').map(({ name }) => name)).toEqual(['q', 'sort'])
  expect(urlParamsOf('login')).toEqual([])
})
