import { expect, it } from 'vitest'
import { showWrittenDefaults } from './showWrittenDefaults.ts'

it.each([
  ['"none"', 'none', 'none'],
  [undefined, 'none', 'none'],
  ['"\\"m\\""', '"m"', '"m"'],
  ['"ghost"', '"quiet"', '"ghost"'],
  ['"m"', undefined, '"m"'],
])('shows %j with the comment %j as %j', (summary, written, shown) => {
  const component = Object.assign(() => null, { __docgenInfo: { props: { a: { tags: { default: written } } } } })
  const table = summary === undefined ? {} : { defaultValue: { summary } }
  const { a } = showWrittenDefaults({ component, argTypes: { a: { name: 'a', table } } })
  expect(a?.table?.defaultValue?.summary).toBe(shown)
})

it('leaves a component without documentation', () => {
  expect(showWrittenDefaults({ component: () => null, argTypes: { a: { name: 'a' } } })).toEqual({ a: { name: 'a' } })
})
