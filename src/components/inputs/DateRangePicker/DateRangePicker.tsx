import { styled } from 'styled-components'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { matchesMediaQuery, SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import type { DateRangePickerProps } from './DateRangePickerProps.ts'
import { NativeRange } from './NativeRange.tsx'

/**
 * A date range, typed or picked in a calendar of two months (one below 1200px). Phones get native date fields instead,
 * see docs/decisions/0009.
 * ARIA pattern: grid, as in the date picker dialog example.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  return useMediaQuery(SMALL_SCREEN) ? <NativeRange {...props} /> : <CalendarRange {...props} />
}

/** Preloads the calendar's code when the control that opens it is hovered or focused; does nothing on phones. */
export function preloadCalendar() {
  if (!matchesMediaQuery(SMALL_SCREEN)) CalendarRange.preload()
}

/** As large as the calendar it is replaced by, so that the popover doesn't move. */
const CalendarPlaceholder = styled.div`
  width: 304px;
  height: 452px;

  @media (min-width: 1200px) {
    width: 608px;
  }
`

const CalendarRange = lazyComponent(
  () => import('./CalendarRange.tsx').then((module) => module.CalendarRange),
  <CalendarPlaceholder />,
)
