import { Combobox } from '#components/inputs/Combobox/Combobox.tsx'
import { ResourceNotice } from '#components/feedback/Resource/ResourceStatus.tsx'
import type { Title } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { materialText } from '#domain/messages/material.ts'

export interface TitlePickerProps {
  /** The titles to choose from. */
  titles: Loadable<readonly Title[]>
  /** Null: none is chosen. */
  titleId: number | null
  onChange: (titleId: number | null) => void
}

/** Chooses the title that artwork is for. */
export function TitlePicker({ titles, titleId, onChange, disabled }: TitlePickerProps & { disabled: boolean }) {
  return (
    <div>
      <ResourceNotice resource={titles} noun={materialText.titlesFailureNoun} errorVariant="strip" />
      <Combobox
        label={materialText.forTitle}
        required
        disabled={disabled}
        loading={titles.loading}
        options={(titles.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={titleId === null ? null : String(titleId)}
        onChange={(value) => onChange(value === null ? null : Number(value))}
      />
    </div>
  )
}
