import { useContext } from 'react'
import { Controls, Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks'
import { hasOwnCode } from './hasOwnCode.ts'
import { PlayedStories } from './PlayedStories.tsx'
import { StorySection } from './StorySection.tsx'

/**
 * The documentation page of a component: what it is for, its first story, its props, then its other stories. A story
 * that shows what its name says only after its play has the tag `!autodocs` and is linked below.
 */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories()
  const shown = stories.filter(({ tags }) => tags.includes('autodocs'))
  const [first, ...others] = shown
  const played = stories.filter(({ tags }) => !tags.includes('autodocs'))
  return (
    <>
      <Title />
      <Description of="meta" />
      {first && <StorySection story={first} hasCode={hasOwnCode(first, shown)} isFirst />}
      {first && <Controls of={first.moduleExport as unknown} />}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <StorySection key={story.id} story={story} hasCode={hasOwnCode(story, shown)} />
      ))}
      {played.length > 0 && <PlayedStories stories={played} />}
    </>
  )
}
