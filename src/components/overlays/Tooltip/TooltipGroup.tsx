import { NextFloatingDelayGroup } from '@floating-ui/react'
import type { ReactNode } from 'react'

/** How long a pointer rests on a target before its tooltip opens, and how long it may be off both of them; in ms. */
export const TOOLTIP_DELAY_MS = { open: 100, close: 100 } as const
const REENTRY_MS = 800

/**
 * Inside it a tooltip opens at once when another was open within the last 800 ms. It stands once around the pages of an app; tooltips without
 * one wait each time. (The `Next` group, as the other renders every tooltip of the page anew when one opens or closes.)
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <NextFloatingDelayGroup delay={TOOLTIP_DELAY_MS} timeoutMs={REENTRY_MS}>
      {children}
    </NextFloatingDelayGroup>
  )
}
