/**
 * The address, from a documentation page, of a place in Storybook.
 *
 * @param path As in its address: 'story/screens-login--default'.
 * @param globals The toolbar's settings there, by name: theme, viewport, fault.
 */
export const addressOf = (path: string, globals: Readonly<Record<string, string>>): string =>
  `./?path=/${path}&globals=${Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}`
