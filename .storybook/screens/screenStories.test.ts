import { expect, it } from 'vitest'
import { sectionsOf } from './screenStories.ts'

const entry = (title: string, name: string) => ({
  id: `${title}--${name}`,
  title: `Screens/${title}`,
  name: `${title.split('/')[1]}: ${name}`,
  type: 'story' as const,
})

it('sorts a screen’s stories by what they show, then its further groups', () => {
  const names = ['Default', 'Empty', 'Loading', 'Light', '422 Validation error', 'Figures fail with 500', 'By month']
  const entries = [
    ...names.map((name) => entry('Dashboard/Titles', name)),
    entry('Dashboard/Titles/Selection', 'Selected'),
    entry('Dashboard/Titles/At work', 'Sorts'),
    entry('Dashboard/Titles/Failures', '500 Not saved'),
    entry('Dashboard/Titles/Failures', 'Not saved without network'),
    entry('Dashboard/Title details', 'Default'),
    { ...entry('Dashboard/Titles', 'All states'), type: 'docs' as const },
  ]
  const sections = sectionsOf('Dashboard/Titles', entries)
  expect(sections.map(({ heading, stories }) => [heading, ...stories.map(({ name }) => name)])).toEqual([
    ['Default', 'Default', 'Light'],
    ['Loading', 'Loading'],
    ['Empty', 'Empty'],
    ['Partial', 'Figures fail with 500', 'Not saved without network'],
    ['Errors', '422 Validation error', '500 Not saved'],
    ['At work', 'By month', 'Sorts'],
    ['Selection', 'Selected'],
  ])
})

it('keeps the order of the index, which is that of the error catalogue', () => {
  const names = ['400 Bad request', '503 Service unavailable', 'Another status', 'No network', 'Broken link']
  const [errors] = sectionsOf(
    'Public/Login',
    names.map((name) => entry('Public/Login', name)),
  )
  expect(errors).toMatchObject({ heading: 'Errors' })
  expect(errors?.stories.map(({ name }) => name)).toEqual(names)
})
