import { useContext } from 'react'
import { Controls, Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks'
import { PlayedStories } from './PlayedStories.tsx'
import { StorySection } from './StorySection.tsx'

/**
 * The documentation page of a component: what it is for, its first story, its props, then its other stories. A story
 * that shows what its name says only after its play has the tag `!autodocs` and is linked below.
 */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories()
  const [first, ...others] = stories.filter(({ tags }) => tags.includes('autodocs'))
  const played = stories.filter(({ tags }) => !tags.includes('autodocs'))
  return (
    <>
      <Title />
      <Description of="meta" />
      {first && <StorySection story={first} />}
      {first && <Controls of={first.moduleExport as unknown} />}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <StorySection key={story.id} story={story} />
      ))}
      {played.length > 0 && <PlayedStories stories={played} />}
    </>
  )
}
