import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { HOME_PATH } from '#domain/inAppPath.ts'
import { shellText } from '#domain/messages/shell.ts'
import { RegionLink } from '../routing/region.tsx'

/** Link from the secondary layout to the dashboard (spec section 2). */
export function BackToDashboard() {
  return (
    <BackLink
      forwardedAs={RegionLink}
      to={HOME_PATH}
      variant="ghost"
      icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />}
    >
      {shellText.backToDashboard}
    </BackLink>
  )
}

/** Two lines where the bar is too narrow for one; the end of the bar keeps its width. */
const BackLink = styled(Button)`
  && {
    flex-shrink: 99;
    min-width: 0;
    line-height: min(1.125rem, 28px);
    text-align: start;
    white-space: normal;
  }
`
