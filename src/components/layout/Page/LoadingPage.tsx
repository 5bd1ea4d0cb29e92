import { Page } from './Page.tsx'
import { PulsingLogo } from '#components/brand/PulsingLogo/PulsingLogo.tsx'

/** While the first page loads: the logo where index.html has it (spec section 2, Layouts). */
export function LoadingPage() {
  return (
    <Page>
      <PulsingLogo fullPage />
    </Page>
  )
}
