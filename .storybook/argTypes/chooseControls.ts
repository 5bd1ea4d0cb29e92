import { isJSONValue, mapValues } from 'es-toolkit'
import type { StoryContextForEnhancers, StrictArgTypes, StrictInputType } from 'storybook/internal/csf'

type Context = Pick<StoryContextForEnhancers, 'title' | 'parameters' | 'argTypes' | 'initialArgs'>

/** Types that Storybook has a control for, or knows to have none. */
const KNOWN_TYPES = ['boolean', 'string', 'number', 'enum', 'function', 'symbol']

const NONE = { disable: true }

/**
 * Replaces the JSON editor that Storybook gives to all other types: a prop gets the control of the story's value, or
 * none if that value is no data, such as an element. Removes controls, with their tab, where they would do nothing: from
 * screens, most of which get their props from the app (see withApp), and from stories that render without args.
 */
export const chooseControls = ({ title, parameters, argTypes, initialArgs }: Context): StrictArgTypes => {
  const isIdle = title.startsWith('Screens/') || parameters.__isArgsStory === false
  // Not an arg type, but the tab has no other switch that a rule could set. The parameters are this story's alone.
  if (isIdle) Object.assign(parameters, { controls: NONE })
  return mapValues(argTypes, (argType, name): StrictInputType => {
    if (isIdle) return { ...argType, control: NONE }
    return hasJsonEditor(argType) ? { ...argType, control: controlOf(initialArgs[name]) } : argType
  })
}

// Run after the enhancers that read a component's props.
chooseControls.secondPass = true

const hasJsonEditor = ({ control, options, type }: StrictInputType) =>
  control === undefined && options === undefined && !KNOWN_TYPES.includes(type?.name ?? '')

function controlOf(value: unknown): NonNullable<StrictInputType['control']> {
  if (typeof value === 'string') return { type: 'text' }
  if (typeof value === 'number') return { type: 'number' }
  if (typeof value === 'boolean') return { type: 'boolean' }
  return value !== null && isJSONValue(value) ? { type: 'object' } : NONE
}
