import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/** A component whose code is loaded on first render, or earlier by `preload`. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the code early, for example when the control that opens the component is hovered. Never throws. */
  preload: () => void
}

/**
 * `React.lazy` with its own Suspense. React caches a failed import for good; this retries on each mount until it
 * succeeds. A failed import throws to the error boundary above.
 * @param fallback rendered while the code loads; give it the component's size
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => (loaded ??= await load())

  function LazyComponent(props: Props) {
    // Kept above the Suspense: React's render retries reuse this import, while a new mount starts a new one.
    const [Component] = useState<ComponentType<Props>>(
      () => loaded ?? lazy(async () => ({ default: await loadOnce() })),
    )
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    )
  }
  return Object.assign(LazyComponent, { preload: () => void loadOnce().catch(() => undefined) })
}
