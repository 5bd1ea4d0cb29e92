import { useIsPrinting } from '#components/lib/useIsPrinting.ts'
import { shellText } from '#domain/messages/shell.ts'
import { regionName } from '#domain/region.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { useRegion } from '../routing/region.tsx'
import { useSessionState } from '#session/SessionContext.tsx'

/** On paper, where there are no bars: whose page it is, and of which country if it has one. */
export function PrintHead({ hasRegion }: { hasRegion: boolean }) {
  const state = useSessionState()
  if (!useIsPrinting()) return null
  const account = state.status === 'signed-in' ? state.account?.name : null
  return (
    <p className="print-head">
      {account} {hasRegion && <Country />}
    </p>
  )
}

function Country() {
  const { data } = useStartUpData()
  const [region] = useRegion()
  return <span>{shellText.printedCountry(regionName(region, data.countryNames))}</span>
}
