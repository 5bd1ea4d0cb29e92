import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { ReportScreen } from './ReportScreen.tsx'
import { COMPLETE, PARTIAL, TODAY } from './testing/ExampleReport.tsx'
import { testReportProps } from './testing/testReportProps.tsx'

it('is busy until the last rows are counted, as its totals are those of fewer rows before', async () => {
  // Within act(), React would count at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    container.remove()
    vi.unstubAllGlobals()
  })
  const show = (rows: typeof COMPLETE) =>
    flushSync(() => {
      const { isComplete } = rows
      const report = testLoadable(
        { tableRows: rows, campaignRows: rows, today: TODAY },
        { isComplete, loading: !isComplete },
      )
      root.render(
        <Notifications>
          <ReportScreen {...testReportProps} report={report} />
        </Notifications>,
      )
    })
  const isBusy = () => container.querySelector('[aria-busy="true"]') !== null
  const isSoFar = () => container.textContent.includes('Total so far')

  show(PARTIAL)
  await expect.poll(() => [isSoFar(), isBusy()]).toEqual([true, true])
  show(COMPLETE)
  expect([isSoFar(), isBusy()]).toEqual([true, true])
  await expect.poll(() => [isSoFar(), isBusy()]).toEqual([false, false])
})
