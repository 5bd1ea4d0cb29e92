import { Page } from '#components/layout/Page/Page.tsx'
import { PulsingLogo } from '#components/brand/PulsingLogo/PulsingLogo.tsx'

/** Suspense fallback of every lazy page (spec section 2, Layouts). */
export function LoadingPage() {
  return (
    <Page>
      <PulsingLogo />
    </Page>
  )
}
