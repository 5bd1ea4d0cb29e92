import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { useExportOnce } from '#components/lib/useExportOnce.ts'
import { useThrowInRender } from '#components/lib/useThrowInRender.ts'
import { commonText } from '#domain/messages/common.ts'
import { chartExportText } from '#domain/messages/results.ts'
import type { ChartImage } from './exportChartImage.tsx'

/** Saves a chart as an image. A failure shows a notification. */
export function useChartExport(): (image: ChartImage) => void {
  const notify = useNotify()
  const throwInRender = useThrowInRender()
  const notifyFailure = () => notify({ variant: 'error', title: chartExportText.failed, text: commonText.tryLater })
  const exportOnce = useExportOnce()
  return (image) =>
    exportOnce(image.name, () =>
      import('./exportChartImage.tsx')
        .then(
          (module) => module.exportChartImage(image),
          // After a deploy the page must be reloaded; offline the chart stays.
          (error: unknown) => (navigator.onLine ? throwInRender(error) : notifyFailure()),
        )
        .catch(notifyFailure),
    )
}
