import { lazy, Suspense, type PropsWithChildren } from 'react'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'

/** The blocks of documentation are large, and no story needs them. */
const ThemedDocs = lazy(async () => ({ default: (await import('./ThemedDocs.tsx')).ThemedDocs }))

/** `parameters.docs.container`: what stands around every page of documentation. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <ThemedDocs {...props} />
  </Suspense>
)
