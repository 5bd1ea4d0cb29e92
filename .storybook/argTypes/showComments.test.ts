import { expect, it } from 'vitest'
import { showComments } from './showComments.ts'

it.each([
  ['"none"', 'none', 'none'],
  [undefined, 'none', 'none'],
  ['"\\"m\\""', '"m"', '"m"'],
  ['"ghost"', '"quiet"', '"ghost"'],
  ['"m"', undefined, '"m"'],
])('shows %j with the comment %j as %j', (summary, written, shown) => {
  const component = Object.assign(() => null, { __docgenInfo: { props: { a: { tags: { default: written } } } } })
  const table = summary === undefined ? {} : { defaultValue: { summary } }
  const { a } = showComments({ component, argTypes: { a: { name: 'a', table } } })
  expect(a?.table?.defaultValue?.summary).toBe(shown)
})

it('leaves out where a prop comes from', () => {
  const description = 'Checked on blur (spec section 5). Not (by default) on change.'
  const { a } = showComments({ component: () => null, argTypes: { a: { name: 'a', description } } })
  expect(a?.description).toBe('Checked on blur. Not (by default) on change.')
})

it('leaves a component without documentation', () => {
  expect(showComments({ component: () => null, argTypes: { a: { name: 'a' } } })).toEqual({
    a: { name: 'a', description: '' },
  })
})
