import { Anchor, Canvas, Heading, Subheading } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { isFramed } from './isFramed.ts'
import { addressOf } from './addressOf.ts'
import { LinkedText } from './LinkedText.tsx'
import { nameStory } from '../nameStory.ts'
import { usePageTheme } from './useToolbarTheme.ts'

interface StorySectionProps {
  story: PreparedStory
  hasCode: boolean
  /** It stands above the heading that the others are below. */
  isFirst?: boolean
}

/** A story on a documentation page: its name, its comment, itself and its code. */
export function StorySection({ story, hasCode, isFirst = false }: StorySectionProps) {
  const Name = isFirst ? Heading : Subheading
  const theme = usePageTheme()
  const of: unknown = story.moduleExport
  const { docs } = story.parameters as { docs?: { description?: { story?: string } } }
  return (
    <Anchor storyId={story.id}>
      <Name>{nameStory(story.name)}</Name>
      <LinkedText title={story.title}>{docs?.description?.story ?? ''}</LinkedText>
      <Canvas
        of={of}
        story={{ inline: !isFramed(story) }}
        {...(!hasCode && { sourceState: 'none' })}
        additionalActions={[
          {
            title: 'Open alone',
            onClick: () =>
              void window.open(`${addressOf(`story/${story.id}`, { theme })}&full=1`, '_blank', 'noopener'),
          },
        ]}
      />
    </Anchor>
  )
}
