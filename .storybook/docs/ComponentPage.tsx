import { useContext } from 'react'
import { partition } from 'es-toolkit'
import { Controls, Description, DocsContext, Heading, Markdown, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Keys } from '#components/lib/testing/keys.ts'
import { hasOwnCode } from './hasOwnCode.ts'
import { Keyboard } from './Keyboard.tsx'
import { PlayedStories } from './PlayedStories.tsx'
import { componentPages, useIndex } from './readIndex.ts'
import { StorySection } from './StorySection.tsx'
import { UsedOn } from './UsedOn.tsx'

interface DocsParameters {
  docs?: { keys?: Keys; description?: { component?: string } }
}

/**
 * The documentation page of a component: what it is for, all its variants if one story has them, its first story with its
 * props, its keys, the screens it is used on, then its other stories. A story that shows what its name says only after its
 * play has the tag `!autodocs` and is linked below.
 */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories()
  const { preparedMeta } = useOf('meta', ['meta'])
  const { docs = {} } = preparedMeta.parameters as DocsParameters
  const description = docs.description?.component
  const [shown, played] = partition(stories, ({ tags }) => tags.includes('autodocs'))
  const [overviews, [first, ...others]] = partition(shown, ({ name }) => shown.length > 1 && /^All\b/.test(name))
  return (
    <>
      <Title />
      {description === undefined ? (
        <Description of="meta" />
      ) : (
        <LinkedText title={preparedMeta.title}>{description}</LinkedText>
      )}
      {[...overviews, ...(first ? [first] : [])].map((story) => (
        <StorySection key={story.id} story={story} hasCode={hasOwnCode(story, shown)} isFirst />
      ))}
      {first && <Controls of={first.moduleExport as unknown} />}
      <Heading>Keyboard</Heading>
      <Keyboard keys={docs.keys} description={description ?? ''} />
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

/** A component's text, in which names of others link their pages: those of two words anywhere, the rest within a sentence. */
function LinkedText({ title, children }: { title: string; children: string }) {
  const pages = componentPages(useIndex()).filter((page) => page.title !== title)
  const linkTo = new Map(pages.map(({ name, id }) => [name, `[${name}](./?path=/docs/${id})`]))
  return (
    <Markdown>
      {children.replace(
        /(?<![`\w])[A-Z]\w+[A-Z]\w+(?!\w)|(?<=[a-z,;:] |\()[A-Z]\w+/g,
        (name) => linkTo.get(name) ?? name,
      )}
    </Markdown>
  )
}
