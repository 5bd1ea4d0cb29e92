import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import type { UsedOn as Uses } from './usedOn.ts'

/** Read from the imports when Storybook is built (main.ts). */
declare const __USED_ON__: Uses

/** The screens that a story's component is used on, each with a link to its page. */
export function UsedOn({ story }: { story: PreparedStory }) {
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
