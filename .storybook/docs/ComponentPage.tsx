import { useContext } from 'react'
import { partition } from 'es-toolkit'
import { Controls, Description, DocsContext, Heading, Title, useOf } from '@storybook/addon-docs/blocks'
import { hasOwnCode } from './hasOwnCode.ts'
import { Keyboard } from './Keyboard.tsx'
import { LinkedText } from './LinkedText.tsx'
import { PlayedStories } from './PlayedStories.tsx'
import { StorySection } from './StorySection.tsx'
import { UsedOn } from './UsedOn.tsx'

/**
 * The documentation page of a component: what it is for, all its variants if one story has them, its first story with its
 * props, its keys, the screens it is used on, then its other stories. A story that shows what its name says only after its
 * play has the tag `!autodocs` and is linked below.
 */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories()
  const { preparedMeta } = useOf('meta', ['meta'])
  const { component } =
    (preparedMeta.parameters as { docs?: { description?: { component?: string } } }).docs?.description ?? {}
  const [shown, played] = partition(stories, ({ tags }) => tags.includes('autodocs'))
  const [overviews, [first, ...others]] = partition(shown, ({ name }) => shown.length > 1 && /^All\b/.test(name))
  return (
    <>
      <Title />
      {component === undefined ? (
        <Description of="meta" />
      ) : (
        <LinkedText except={preparedMeta.title.replace(/^.*\//, '')}>{component}</LinkedText>
      )}
      {[...overviews, ...(first ? [first] : [])].map((story) => (
        <StorySection key={story.id} story={story} hasCode={hasOwnCode(story, shown)} isFirst />
      ))}
      {first && <Controls of={first.moduleExport as unknown} />}
      <Heading>Keyboard</Heading>
      <Keyboard />
      <Heading>Used on</Heading>
      {first && <UsedOn story={first} />}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <StorySection key={story.id} story={story} hasCode={hasOwnCode(story, shown)} />
      ))}
      {played.length > 0 && <PlayedStories stories={played} />}
    </>
  )
}
