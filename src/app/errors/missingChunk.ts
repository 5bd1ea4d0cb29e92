/** Browsers' messages for a module that failed to load: after a deploy the old files are gone. */
const MESSAGES =
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload CSS/i

export const isMissingChunk = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message)
