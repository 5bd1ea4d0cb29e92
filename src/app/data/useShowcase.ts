import { getShowcase } from '#api/endpoints/public.ts'
import type { Showcase } from '#api/schemas/public.ts'
import type { Loadable } from '#domain/loadable.ts'
import { adaptersOf } from '#api/adapters.ts'
import { useEnvironment } from '../config/environment.ts'
import { useResource } from '#query/useResource.ts'

/** The latest showcase; null if the deployment has none. */
export function useShowcase(): Loadable<Showcase> | null {
  const { config } = useEnvironment()
  const isAvailable = config.adapters.showcase !== null
  const showcase = useResource<Showcase>(isAvailable ? [getShowcase.id] : null, (call) =>
    call(adaptersOf(config).showcase),
  )
  return isAvailable ? showcase : null
}
