import { styled } from 'styled-components'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { mediaMatches, SMALL, useMedia } from '#components/lib/useMedia.ts'
import type { DateRangePickerProps } from './DateRangePickerProps.ts'
import { NativeRange } from './NativeRange.tsx'

/**
 * Any two days (visual.md, States: custom period): typed, or picked in a calendar of two months (APG: date picker), one
 * below 1200px. Phones have their own date fields, better than any calendar in a page.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  return useMedia(SMALL) ? <NativeRange {...props} /> : <CalendarRange {...props} />
}

/** Fetches the calendar ahead of need, on hover or focus of what opens it; phones have none. */
export function preloadCalendar() {
  if (!mediaMatches(SMALL)) CalendarRange.preload()
}

/** As large as the calendar to come, so that what floats around it keeps its place. */
const CalendarRoom = styled.div`
  width: 304px;
  height: 452px;

  @media (min-width: 1200px) {
    width: 608px;
  }
`

const CalendarRange = lazyComponent(
  () => import('./CalendarRange.tsx').then((module) => module.CalendarRange),
  <CalendarRoom />,
)
