import { expect, it } from 'vitest'
import { showWrittenDefaults } from './showWrittenDefaults.ts'

it('shows a default as the comment has it, else as it is', () => {
  const docgen = { props: { a: { tags: { default: 'none' } }, b: {} } }
  const argTypes = { a: { name: 'a' }, b: { name: 'b', table: { defaultValue: { summary: '"m"' } } } }
  const { a, b } = showWrittenDefaults({ component: Object.assign(() => null, { __docgenInfo: docgen }), argTypes })
  expect([a, b].map((shown) => shown?.table?.defaultValue?.summary)).toEqual(['none', '"m"'])
})
