import { mapValues } from 'es-toolkit'
import type { StoryContextForEnhancers, StrictArgTypes, StrictInputType } from 'storybook/internal/csf'

type Context = Pick<StoryContextForEnhancers, 'component' | 'argTypes'>

/** What docgen adds to a component, as far as it is read here. */
interface Documented {
  __docgenInfo: { props: Readonly<Record<string, { tags?: { default?: string } }>> }
}

/**
 * Shows a default from a doc comment (`@default none`) as it is written. Storybook would quote it if the prop is a
 * string, and shows none beside `= null`.
 */
export const showWrittenDefaults = ({ component, argTypes }: Context): StrictArgTypes => {
  if (!isDocumented(component)) return argTypes
  const { props } = component.__docgenInfo
  return mapValues(argTypes, (argType, name) => withDefault(argType, props[name]?.tags?.default))
}

// Run after the enhancers that read a component's props.
showWrittenDefaults.secondPass = true

function withDefault(argType: StrictInputType, written: string | undefined): StrictInputType {
  const quoted = JSON.stringify(written)
  // A story's argTypes may have set another.
  if (written === undefined || (argType.table?.defaultValue?.summary ?? quoted) !== quoted) return argType
  return { ...argType, table: { ...argType.table, defaultValue: { summary: written } } }
}

const isDocumented = (component: unknown): component is Documented =>
  (typeof component === 'function' || typeof component === 'object') &&
  component !== null &&
  '__docgenInfo' in component
