import { useEffect, useRef } from 'react'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { RegionPicker } from '#components/inputs/RegionPicker/RegionPicker.tsx'
import { ALL_REGIONS } from '#domain/address/keptParams.ts'
import type { Failure } from '#domain/failure.ts'
import { regionCountryId } from '#domain/region.ts'
import { regionText } from '#domain/messages/shell.ts'
import { startUpFailureNotice, useStartUpData } from '../data/useStartUpData.ts'
import { useRegion } from '../routing/region.tsx'

/** Region picker of the main layout, with the countries loaded on start-up (spec sections 2 and 4). */
export function RegionSwitch() {
  const { data, failure, loading, retry } = useStartUpData()
  const [region, setRegion] = useRegion()
  const notify = useNotify()
  /** Before the user had it loaded again. The first one was said by StartUpData. */
  const earlier = useRef<Failure | null>(null)

  useEffect(() => {
    if (earlier.current === null || failure === earlier.current) return
    earlier.current = null
    if (failure !== null) notify(startUpFailureNotice(failure))
  }, [failure, notify])
  const loadAgain = () => {
    earlier.current = failure
    retry()
  }

  const handleChange = (id: string | null) => {
    setRegion(id ?? ALL_REGIONS)
    notify({
      title: regionText.changed,
      text: regionText.changedTo(id === null ? null : (data.countryNames.get(id) ?? id)),
    })
  }
  return (
    <RegionPicker
      countries={data.countries}
      value={regionCountryId(region)}
      onChange={handleChange}
      onOpen={failure === null || loading ? undefined : loadAgain}
    />
  )
}
