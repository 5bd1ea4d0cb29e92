import { useEffect } from 'react'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { RegionPicker } from '#components/inputs/RegionPicker/RegionPicker.tsx'
import { ALL_REGIONS } from '#domain/address/keptParams.ts'
import { regionCountryId } from '#domain/region.ts'
import { regionText } from '#domain/messages/shell.ts'
import { describeFailure } from '#domain/messages/failures.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { useRegion } from '../routing/region.tsx'

/** Region picker of the main layout, with the countries loaded on start-up (spec sections 2 and 4). */
export function RegionSwitch() {
  const { data, failure, loading, retry } = useStartUpData()
  const [region, setRegion] = useRegion()
  const notify = useNotify()
  const failureTitle = failure === null ? '' : describeFailure(failure, '').title

  useEffect(() => {
    if (failureTitle !== '') notify({ variant: 'error', title: regionText.failed, text: failureTitle })
  }, [failureTitle, notify])

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
      onOpen={failure === null || loading ? undefined : retry}
    />
  )
}
