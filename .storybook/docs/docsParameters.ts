import { lazy } from 'react'

/** `parameters.docs` of every story. What draws a page is loaded on demand: it is large, and no story needs it. */
export const docsParameters = {
  container: lazy(async () => ({ default: (await import('./ThemedDocs.tsx')).ThemedDocs })),
  page: lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage })),
  renderer: async () => (await import('./docsRenderer.tsx')).docsRenderer,
}
