import { useMemo, useState } from 'react'
import { chosenIn, type ReportView } from '#domain/report/reportView.ts'
import type { ReportScreenProps } from '#screens/Results/ReportScreenProps.ts'
import { useReportAds } from '../data/report/useReportCampaigns.ts'
import { useTitleList } from '../data/useTitles.ts'

const ALL = { adIds: [], titleIds: [] }

/** The titles or ads that can be added to those that a report is limited to, loaded once asked for. */
export function useChoices(view: ReportView): Pick<ReportScreenProps, 'choices' | 'onChoosing'> {
  const [isChoosing, setChoosing] = useState(false)
  const by = isChoosing ? (chosenIn(view)?.by ?? null) : null
  const titles = useTitleList(by === 'title')
  const ads = useReportAds(by === 'ad' ? ALL : null)
  const adChoices = useMemo(
    () =>
      ads.data?.map(({ id, name, titleName }) => ({ id, name: titleName === null ? name : `${name}, ${titleName}` })),
    [ads.data],
  )
  return { choices: by === 'ad' ? { ...ads, data: adChoices } : titles, onChoosing: () => setChoosing(true) }
}
