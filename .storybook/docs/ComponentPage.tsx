import { useContext } from 'react'
import { partition } from 'es-toolkit'
import {
  anchorBlockIdFromId,
  AnchorMdx,
  Controls,
  DocsContext,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import type { Keys } from '#components/lib/testing/keys.ts'
import { nameStory } from '../nameStory.ts'
import { LinkedText } from './LinkedText.tsx'
import { StorySection } from './StorySection.tsx'
import { Table } from './Table.tsx'
import type { UsedOn as Uses } from './usedOn.ts'

/** Read from the imports when Storybook is built (main.ts). */
declare const __USED_ON__: Uses

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
  const description = docs.description?.component ?? ''
  const [shown, played] = partition(stories, ({ tags }) => tags.includes('autodocs'))
  const [overviews, [first, ...others]] = partition(shown, ({ name }) => shown.length > 1 && /^All\b/.test(name))
  return (
    <>
      <Title />
      <LinkedText title={preparedMeta.title}>{description}</LinkedText>
      {[...overviews, ...(first ? [first] : [])].map((story) => (
        <StorySection key={story.id} story={story} hasCode={hasOwnCode(story, shown)} isFirst />
      ))}
      {first && <Controls of={first.moduleExport as unknown} />}
      {first?.title.startsWith('Components/') && (
        <>
          <Heading>Keyboard</Heading>
          <Keyboard keys={docs.keys} description={description} />
          <Heading>Used on</Heading>
          <UsedOn story={first} />
        </>
      )}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <StorySection key={story.id} story={story} hasCode={hasOwnCode(story, shown)} />
      ))}
      {played.length > 0 && <PlayedStories stories={played} />}
    </>
  )
}

/** What keys do in a component; its description says where it is a native element. */
function Keyboard({ keys, description }: { keys: Keys | undefined; description: string }) {
  const [, native] = /ARIA pattern: none\*\* \((.+)\)/.exec(description) ?? []
  if (keys === undefined)
    return <p>{native === undefined ? 'No keyboard of its own.' : `The browser’s own keys: ${native}.`}</p>
  const rows = Object.entries(keys).map(([key, words]) => ({ key, cells: [key, words] }))
  return <Table heads={['Key', 'What it does']} rows={rows} />
}

/** The screens that a story's component is used on, each with a link to its page. */
function UsedOn({ story }: { story: PreparedStory }) {
  const folder = String(story.parameters.fileName).replace(/^\.\/|\/[^/]+$/g, '')
  const screens = __USED_ON__[folder] ?? []
  if (screens.length === 0) return <p>No screen by itself.</p>
  return (
    <p>
      {screens.map(({ name, id }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <AnchorMdx href={`./?path=/docs/${id}`} target="_self">
            {name}
          </AnchorMdx>
        </span>
      ))}
    </p>
  )
}

/** Links to the stories that a documentation page doesn't show: they need their play. */
const PlayedStories = ({ stories }: { stories: readonly PreparedStory[] }) => (
  <>
    <Heading>{`${stories.length} more, played`}</Heading>
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id} id={anchorBlockIdFromId(id)}>
          <AnchorMdx href={`?path=/story/${id}`} target="_self">
            {nameStory(name)}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  </>
)

/** Whether a story has code that no story before it on its page has. A file without a component has none. */
const hasOwnCode = (story: PreparedStory, page: readonly PreparedStory[]): boolean =>
  codeOf(story) !== undefined && page.find((one) => codeOf(one) === codeOf(story)) === story

const codeOf = ({ parameters }: PreparedStory): string | undefined =>
  (parameters.docs as { source?: { code?: string } } | undefined)?.source?.code
