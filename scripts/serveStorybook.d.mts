/** Builds Storybook, unless `STORYBOOK_BUILT` says that it has just been built, and serves it. Throws if it does not build. */
export function serveStorybook(checkout?: string): Promise<{ url: string; close: () => Promise<void> }>
