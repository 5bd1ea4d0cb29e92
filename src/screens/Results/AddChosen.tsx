import { Plus } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { SearchPopover } from '#components/inputs/listbox/SearchPopover.tsx'
import { controlsText } from '#domain/messages/common.ts'
import { reportText } from '#domain/messages/report.ts'
import type { ComparedLines } from '#domain/report/reportView.ts'
import type { ReportScreenProps } from './ReportScreenProps.ts'

interface AddChosenProps extends Pick<ReportScreenProps, 'choices' | 'onChoosing'> {
  /** What the report is limited to. */
  chosen: ComparedLines
  onAdd: (id: number) => void
}

/** Adds a title or an ad to those that the report is limited to. They load once the list is open. */
export function AddChosen({ chosen: { by, ids }, choices, onChoosing, onAdd }: AddChosenProps) {
  const options = (choices.data ?? []).flatMap(({ id, name }) =>
    ids.includes(id) ? [] : [{ value: String(id), label: name }],
  )
  const handleOpen = () => {
    onChoosing()
    if (choices.failure !== null) choices.retry()
  }
  return (
    <SearchPopover
      trigger={
        <Button variant="ghost" size="s" icon={<Plus size={14} strokeWidth={1.5} aria-hidden />}>
          {reportText.add[by]}
        </Button>
      }
      label={reportText.add[by]}
      anyLabel={null}
      options={options}
      value={null}
      onChange={(value) => onAdd(Number(value))}
      searchLabel={reportText.find([by])}
      emptyText={emptyText(by, choices)}
      onOpen={handleOpen}
    />
  )
}

function emptyText(by: ComparedLines['by'], { data, failure }: ReportScreenProps['choices']): string {
  if (data !== undefined) return controlsText.nothingMatches
  return failure === null ? controlsText.loading : reportText.addFailed[by]
}
