import { expect, it } from 'vitest'
import { nameStories } from './nameStories.ts'

const story = (file: string, title: string) => ({ file: `src/${file}.stories.tsx`, title, count: 1 })
const ALL = [
  story('inputs/Select/Select', 'Components/Inputs/Select'),
  story('inputs/FilterSelect/FilterSelect', 'Components/Inputs/FilterSelect'),
  story('screens/AdDetails/AdDetailsScreen', 'Screens/Ad details'),
  story('screens/AdDetails/AdDetailsInteractions', 'Screens/Ad details/Interactions'),
  story('screens/Titles/TitlesScreen', 'Screens/Titles'),
]
const named = (...names: string[]) =>
  nameStories(names, ALL).map(({ file }) => file.replace(/^.*\/|\.stories\.tsx$/g, ''))

it.each([
  [['TITLES'], ['TitlesScreen']],
  [['ad details'], ['AdDetailsScreen', 'AdDetailsInteractions']],
  [['addetails/.*screen'], ['AdDetailsScreen']],
  [
    ['titles', '/select'],
    ['Select', 'TitlesScreen'],
  ],
  [['select'], ['Select', 'FilterSelect']],
  [['/select[.]stories'], ['Select']],
])('%j', (names, files) => {
  expect(named(...names)).toEqual(files)
})

it('rejects a name that matches nothing, even beside one that does', () => {
  expect(() => named('titles', 'tilte')).toThrow('No story file has “tilte” in its path or title.')
  expect(() => named('(')).toThrow('“(”')
})
