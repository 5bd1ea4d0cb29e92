import { cloneElement, type KeyboardEvent } from 'react'
import { Popover, type PopoverProps } from '#components/overlays/Popover/Popover.tsx'
import { SearchList, type SearchListProps } from './SearchList.tsx'

interface SearchPopoverProps<V extends string> extends Omit<SearchListProps<V>, 'onChoose'> {
  /** A Button that shows what is set. */
  trigger: PopoverProps['trigger']
  /** Told only another value. */
  onChange: (value: V | null) => void
  onOpen?: (() => void) | undefined
}

/** A button that opens a SearchList, by Down and Up too; choosing closes it. */
export function SearchPopover<V extends string>({ trigger, onChange, onOpen, ...list }: SearchPopoverProps<V>) {
  const { label, value } = list
  return (
    <Popover
      label={label}
      trigger={cloneElement(trigger, { onKeyDown: pressByArrow })}
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

function pressByArrow(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  if (event.currentTarget.getAttribute('aria-expanded') === 'false') event.currentTarget.click()
}
