import { mapValues } from 'es-toolkit'
import type { StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/csf'

/** What docgen adds to a component, as far as it is read here. */
interface Documented {
  __docgenInfo?: { props: Readonly<Record<string, { tags?: { default?: string } }>> }
}

/**
 * Shows a default from a doc comment (`@default none`) as it is written: Storybook would quote it if the prop is a string,
 * and shows none beside `= null`. Leaves out where a prop comes from, "(spec section 5)": readers don't have it.
 */
export const showComments = ({
  component,
  argTypes,
}: Pick<StoryContextForEnhancers, 'component' | 'argTypes'>): StrictArgTypes => {
  const { props = {} } = (component as Documented | undefined)?.__docgenInfo ?? {}
  return mapValues(argTypes, ({ description = '', ...rest }, name) => {
    const argType = { ...rest, description: description.replace(/ \(spec [^)]+\)/, '') }
    const written = props[name]?.tags?.default
    const quoted = JSON.stringify(written)
    // The code, or a story's argTypes, may have set another.
    if (written === undefined || (argType.table?.defaultValue?.summary ?? quoted) !== quoted) return argType
    return { ...argType, table: { ...argType.table, defaultValue: { summary: written } } }
  })
}

// Run after the enhancers that read a component's props.
showComments.secondPass = true
