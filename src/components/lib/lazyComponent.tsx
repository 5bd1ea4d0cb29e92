import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/** A component whose code is fetched when it is first rendered, or ahead of that by `preload`. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Fetches the code ahead of need, on hover or focus of what opens the component. Never throws. */
  preload: () => void
}

/**
 * `React.lazy` with its own Suspense. React keeps a failed import for good; here each mount of a component that is not
 * loaded yet tries anew. A failed import throws to the boundary above.
 * @param fallback rendered while the code is on its way, as large as the component
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => (loaded ??= await load())

  function LazyComponent(props: Props) {
    // State above the Suspense, so that a retry of the render meets the same import, and another mount a new one.
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
