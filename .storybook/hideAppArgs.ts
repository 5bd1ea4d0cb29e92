import type { ArgTypesEnhancer } from 'storybook/internal/csf'

/**
 * Hides the controls of stories with a `route`. The app gives the screen its props (see withApp), so controls would do
 * nothing.
 */
export const hideAppArgs: ArgTypesEnhancer = ({ parameters, argTypes }) =>
  typeof parameters.route === 'string' ? {} : argTypes

// Run after the enhancers that read a component's props.
hideAppArgs.secondPass = true
