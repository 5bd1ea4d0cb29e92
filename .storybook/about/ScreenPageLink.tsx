/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import { Link } from 'storybook/internal/components'
import { useStorybookApi } from 'storybook/manager-api'
import type { ScreenPage } from './screenPage.ts'

/** A link to the page with all states of a screen. */
export function ScreenPageLink({ screen, children }: { screen: ScreenPage; children: React.ReactNode }) {
  const api = useStorybookApi()
  const { managerHref } = api.getStoryHrefs(screen.id, { viewMode: 'docs' })
  return (
    <Link
      href={managerHref}
      cancel
      onClick={() => api.navigateUrl(managerHref, {})}
      aria-label={`All states of ${screen.name}`}
    >
      {children}
    </Link>
  )
}
