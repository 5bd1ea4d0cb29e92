import { isJSONValue, mapValues } from 'es-toolkit'
import type { StoryContextForEnhancers, StrictArgTypes, StrictInputType } from 'storybook/internal/csf'

type Context = Pick<StoryContextForEnhancers, 'argTypes' | 'initialArgs'>

/** Types that Storybook has a control for, or knows to have none. */
const KNOWN_TYPES = ['boolean', 'string', 'number', 'enum', 'function', 'symbol']

/**
 * Replaces the JSON editor that Storybook gives to all other types: a prop gets the control of the story's value, or
 * none if that value is no data, such as an element.
 */
export const chooseControls = ({ argTypes, initialArgs }: Context): StrictArgTypes =>
  mapValues(argTypes, (argType, name): StrictInputType =>
    hasJsonEditor(argType) ? { ...argType, control: controlOf(initialArgs[name]) } : argType,
  )

// Run after the enhancers that read a component's props.
chooseControls.secondPass = true

const hasJsonEditor = ({ control, options, type }: StrictInputType) =>
  control === undefined && options === undefined && !KNOWN_TYPES.includes(type?.name ?? '')

function controlOf(value: unknown): NonNullable<StrictInputType['control']> {
  if (typeof value === 'string') return { type: 'text' }
  if (typeof value === 'number') return { type: 'number' }
  if (typeof value === 'boolean') return { type: 'boolean' }
  return value !== null && isJSONValue(value) ? { type: 'object' } : { disable: true }
}
