import { Story, useOf, type StoryProps } from '@storybook/addon-docs/blocks'
import { StoryFrame } from './StoryFrame.tsx'

/** Storybook's block with frames of our own. */
export function StoryBlock(props: StoryProps) {
  const { story } = useOf('of' in props && props.of !== undefined ? props.of : 'story', ['story'])
  return props.inline === false ? <StoryFrame story={story} /> : <Story {...props} />
}
