import type { ThemeName } from '#components/theme/tokens.ts'

/** The address, from a documentation page, of a story alone in Storybook's whole window: there it has its own width. */
export const addressOf = (storyId: string, theme: ThemeName): string =>
  `./?path=/story/${storyId}&full=1&globals=theme:${theme}`
