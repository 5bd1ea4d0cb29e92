import type { ArgTypesEnhancer } from 'storybook/internal/csf'

/** A story with a `route` shows the app at an address (withApp): the screen's props come from the app, and no control would change one. */
export const appHasNoArgs: ArgTypesEnhancer = ({ parameters, argTypes }) =>
  typeof parameters.route === 'string' ? {} : argTypes

// After those that find out what props a component has.
appHasNoArgs.secondPass = true
