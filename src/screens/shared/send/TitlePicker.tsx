import { SearchSelect } from '#components/inputs/SearchSelect/SearchSelect.tsx'
import { ResourceNotice } from '#components/feedback/Resource/ResourceStatus.tsx'
import type { Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { controlsText } from '#domain/messages/common.ts'
import { materialText } from '#domain/messages/material.ts'

export interface TitlePickerProps {
  /** The titles to choose from. */
  titles: Loadable<readonly Title[]>
  /** Null: none is chosen. */
  titleId: number | null
  onChange: (titleId: number) => void
}

/** Chooses the title that artwork is for. */
export function TitlePicker({ titles, titleId, onChange, disabled }: TitlePickerProps & { disabled: boolean }) {
  return (
    <div>
      <ResourceNotice resource={titles} noun={materialText.titlesFailureNoun} errorVariant="strip" />
      <SearchSelect
        label={materialText.forTitle}
        placeholder={materialText.chooseTitle}
        disabled={disabled}
        emptyText={titles.loading ? controlsText.loading : undefined}
        options={(titles.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={titleId === null ? null : String(titleId)}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  )
}
