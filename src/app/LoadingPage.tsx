import { Page } from '#components/Page/Page.tsx'
import { PulsingLogo } from '#components/PulsingLogo/PulsingLogo.tsx'

/** The loading fallback of every lazy page (spec section 2, Layouts). */
export function LoadingPage() {
  return (
    <Page>
      <PulsingLogo />
    </Page>
  )
}
