import type { ThemeName } from '#components/theme/tokens.ts'

/**
 * The address, from a documentation page, of a story alone in Storybook's whole window.
 *
 * @param width One of the toolbar's viewports; by default the story's own.
 */
export const addressOf = (storyId: string, theme: ThemeName, width?: number): string =>
  `./?path=/story/${storyId}&full=1&globals=theme:${theme}${width === undefined ? '' : `;viewport:w${width}`}`
