import { cloneElement, type KeyboardEvent } from 'react'
import { Popover, type PopoverProps } from '#components/overlays/Popover/Popover.tsx'
import { SearchList, type SearchListProps } from './SearchList.tsx'

interface SearchPopoverProps<V extends string> extends Omit<SearchListProps<V>, 'onChoose'> {
  /** A Button that shows the current value. */
  trigger: PopoverProps['trigger']
  /** Called only when the value changes. */
  onChange: (value: V | null) => void
  onOpen?: (() => void) | undefined
}

/**
 * A button that opens a SearchList in a popover, also with Down and Up. Choosing an option closes it.
 * ARIA pattern: dialog (non-modal), containing an editable combobox.
 */
export function SearchPopover<V extends string>({ trigger, onChange, onOpen, ...list }: SearchPopoverProps<V>) {
  const { label, value } = list
  return (
    <Popover
      label={label}
      trigger={cloneElement(trigger, { onKeyDown: openByArrowKey })}
      width={264}
      matchWidth
      onOpen={onOpen}
    >
      {(close) => (
        <SearchList
          {...list}
          onChoose={(next) => {
            close()
            if (next !== value) onChange(next)
          }}
        />
      )}
    </Popover>
  )
}

function openByArrowKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  if (event.currentTarget.getAttribute('aria-expanded') === 'false') event.currentTarget.click()
}
