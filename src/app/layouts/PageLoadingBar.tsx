import { keyframes, styled } from 'styled-components'
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx'
import { commonText } from '#domain/messages/common.ts'
import { usePageLoading } from '../routing/pageLoading.ts'

/** A line below the top bar, over the old page, if the code of the next one takes more than 150 ms. */
export function PageLoadingBar() {
  if (!usePageLoading()) return null
  return (
    <Edge role="status">
      <ProgressBar size="s" hideText label={commonText.loading} value={0} max={null} valueText={commonText.loading} />
    </Edge>
  )
}

const appear = keyframes`
  from { visibility: hidden; }
`

const Edge = styled.div`
  position: fixed;
  inset: calc(var(--bar-top, 0px) + var(--bar-h)) 0 auto;
  z-index: var(--z-bar);
  animation: ${appear} var(--t-wait) step-end;
`
