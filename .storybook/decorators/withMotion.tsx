import { useLayoutEffect, type ReactNode } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { StillContext } from '#components/lib/StillContext.ts'

const MOTIONS = ['full', 'reduced', 'still'] as const

/**
 * Applies the toolbar's motion setting. base.css and tokens.css treat "reduced" like the media query. With "still"
 * nothing changes on its own any more: endless animations stop (base.css), and so do countdowns and the like.
 */
export const withMotion: Decorator = (Story, { globals }) => (
  <ApplyMotion motion={MOTIONS.find((motion) => motion === globals.motion) ?? 'full'}>
    <Story />
  </ApplyMotion>
)

function ApplyMotion({ motion, children }: { motion: (typeof MOTIONS)[number]; children: ReactNode }) {
  // Before the first paint, so that no endless animation starts.
  useLayoutEffect(() => document.documentElement.setAttribute('data-motion', motion), [motion])
  return <StillContext value={motion === 'still'}>{children}</StillContext>
}
