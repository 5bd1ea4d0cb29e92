import { mapValues } from 'es-toolkit'
import type { StoryContextForEnhancers, StrictArgTypes, StrictInputType } from 'storybook/internal/csf'

type Context = Pick<StoryContextForEnhancers, 'title' | 'parameters' | 'argTypes'>

/**
 * Removes controls, with their tab, where they would do nothing: from screens, most of which get their props from the app
 * (see withApp), and from stories that render without args.
 */
export const hideIdleControls = ({ title, parameters, argTypes }: Context): StrictArgTypes => {
  const isScreen = title.startsWith('Screens/')
  if (!isScreen && parameters.__isArgsStory !== false) return argTypes
  // Not an arg type, but the tab has no other switch that a rule could set. The parameters are this story's alone.
  Object.assign(parameters, { controls: { disable: true } })
  return mapValues(argTypes, withoutControl)
}

// Run after the enhancers that read a component's props.
hideIdleControls.secondPass = true

const withoutControl = (argType: StrictInputType): StrictInputType => ({ ...argType, control: { disable: true } })
