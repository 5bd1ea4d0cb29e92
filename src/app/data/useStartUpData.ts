import { getCountryList, listCountries, listPlacements } from '#api/endpoints/lookups.ts'
import { readPages } from '#api/readPages.ts'
import type { Notice } from '#components/feedback/Notifications/notificationQueue.ts'
import type { Failure } from '#domain/failure.ts'
import type { Loadable } from '#domain/loadable.ts'
import { describeFailure } from '#domain/messages/failures.ts'
import { regionText } from '#domain/messages/shell.ts'
import { LOOKUP } from './useLookupNames.ts'
import { useResource } from '#query/useResource.ts'
import { useEffect, useRef } from 'react'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'

/** Data loaded at the start of a session, all of it or nothing (spec section 4, On start when signed in). */
interface StartUpData {
  /** Countries the account is live in, by name; a missing name falls back to the id (spec section 3). */
  countries: readonly { id: string; name: string }[]
  /** Names of all countries and placements, by id. */
  countryNames: ReadonlyMap<string, string>
  placementNames: ReadonlyMap<string, string>
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()
const EMPTY: StartUpData = { countries: [], countryNames: NO_NAMES, placementNames: NO_NAMES }
const namesOf = (items: readonly { id: string; name: string }[]) => new Map(items.map(({ id, name }) => [id, name]))

/** The notification of a failure. */
export const startUpFailureNotice = (failure: Failure): Notice => ({
  variant: 'error',
  title: regionText.failed,
  text: describeFailure(failure, '').title,
})

/** Loads countries, placements and live countries together. The first error is reported, and fails all of them. */
export function useStartUpData(): Loadable<StartUpData> & { data: StartUpData } {
  const resource = useResource<StartUpData>(
    ['start-up'],
    async (call) => {
      const [countries, placements, live] = await Promise.all([
        readPages(call, listCountries, {}),
        readPages(call, listPlacements, {}),
        call(getCountryList),
      ])
      const countryNames = namesOf(countries)
      const liveCountries = live.map((id) => ({ id, name: countryNames.get(id) ?? id }))
      return {
        countries: liveCountries.sort((a, b) => a.name.localeCompare(b.name, 'en-GB')),
        countryNames,
        placementNames: namesOf(placements),
      }
    },
    LOOKUP,
  )
  return { ...resource, data: resource.data ?? EMPTY }
}

/** Loads the lists of the start on pages that do not show them, too (spec section 4), and says if they fail. */
export function StartUpData() {
  const { isComplete, failure } = useStartUpData()
  const notify = useNotify()
  /** Once, until they have loaded: pages have them loaded again by themselves. */
  const isSaid = useRef(false)
  useEffect(() => {
    if (failure !== null && !isSaid.current) notify(startUpFailureNotice(failure))
    isSaid.current = !isComplete && (isSaid.current || failure !== null)
  }, [isComplete, failure, notify])
  return null
}
