import { NextFloatingDelayGroup } from '@floating-ui/react'
import type { ReactNode } from 'react'

/** Delay from hovering a target to opening its tooltip, and from leaving both to closing it, in ms. */
export const TOOLTIP_DELAY_MS = { open: 100, close: 100 } as const
const REENTRY_MS = 800

/**
 * Lets a tooltip open without delay if another was open within the last 800 ms. Wrap the app in one; tooltips outside
 * always wait. Uses floating-ui's `Next` group, because the older one re-renders every tooltip when one opens or
 * closes.
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <NextFloatingDelayGroup delay={TOOLTIP_DELAY_MS} timeoutMs={REENTRY_MS}>
      {children}
    </NextFloatingDelayGroup>
  )
}
