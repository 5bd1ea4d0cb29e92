import { anchorBlockIdFromId, AnchorMdx, Heading } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { nameStory } from '../nameStory.ts'

/** Links to the stories that a documentation page doesn't show: they need their play. */
export const PlayedStories = ({ stories }: { stories: readonly PreparedStory[] }) => (
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
