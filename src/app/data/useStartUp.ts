import { useMemo } from 'react'
import { getCountryList, listCountries, listPlacements } from '#api/endpoints/lookups.ts'
import type { Loadable } from '#domain/loadable.ts'
import { reportError } from '../errors/reportError.ts'
import { useClient } from '../session/useClient.ts'
import { LOOKUP_FRESH_MS } from './useNames.ts'
import { useResource } from './useResource.ts'

/** What is read at the start of a session, all of it or nothing (spec section 4, On start when signed in). */
export interface StartUp {
  /** Those the account has something live in, by name; a country without a name goes by its id (spec section 3). */
  countries: readonly { id: string; name: string }[]
  /** Names of all countries and of all placements, by id. */
  countryNames: ReadonlyMap<string, string>
  placementNames: ReadonlyMap<string, string>
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()
const NOTHING: StartUp = { countries: [], countryNames: NO_NAMES, placementNames: NO_NAMES }
const namesOf = (items: readonly { id: string; name: string }[]) => new Map(items.map(({ id, name }) => [id, name]))

/** The country lookup, the platform lookup and the live countries, read together; the first failure is reported and nothing is kept. */
export function useStartUp(): Loadable<StartUp> & { data: StartUp } {
  const client = useClient()
  const resource = useResource<StartUp>(
    ['start-up'],
    async (signal) => {
      try {
        const [countries, placements, live] = await Promise.all([
          client.call(listCountries, { signal }),
          client.call(listPlacements, { signal }),
          client.call(getCountryList, { signal }),
        ])
        const countryNames = namesOf(countries.rows)
        const named = live.map((id) => ({ id, name: countryNames.get(id) ?? id }))
        return {
          countries: named.sort((a, b) => a.name.localeCompare(b.name, 'en-GB')),
          countryNames,
          placementNames: namesOf(placements.rows),
        }
      } catch (error) {
        reportError(client, error)
        throw error
      }
    },
    { freshForMs: LOOKUP_FRESH_MS },
  )
  return useMemo(() => ({ ...resource, data: resource.data ?? NOTHING }), [resource])
}
