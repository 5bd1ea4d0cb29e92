import { lazy, Suspense, type PropsWithChildren } from 'react'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'

/** Loaded on demand: docs blocks are large, and no story needs them. */
const ThemedDocs = lazy(async () => ({ default: (await import('./ThemedDocs.tsx')).ThemedDocs }))

/** Container of every docs page, for `parameters.docs.container`. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <ThemedDocs {...props} />
  </Suspense>
)
