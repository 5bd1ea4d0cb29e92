import { CircleQuestionMark } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import { LoadingNote } from '#components/feedback/LoadingNote/LoadingNote.tsx'
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx'
import { PulsingLogo } from '#components/brand/PulsingLogo/PulsingLogo.tsx'
import { ChartSkeleton } from '#components/feedback/Skeleton/ChartSkeleton.tsx'
import { exampleColumns } from '#components/data/DataTable/testing/ExampleTable.tsx'
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx'
import { TableSkeleton } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { SheetSection, SheetStack } from './SheetSection.tsx'

const noop = () => undefined

/** Loading states. */
export function LoadingSections() {
  return (
    <>
      <SheetSection title="Table loading" span={2} panel>
        <TableSkeleton columns={exampleColumns} rows={4} hasTotals surface="panel" />
      </SheetSection>
      <SheetSection title="Figures and chart loading" panel>
        <Skeleton label="Loading">
          <SheetStack>
            <ChartSkeleton />
          </SheetStack>
        </Skeleton>
      </SheetSection>
      <SheetSection title="Slow, and page by page" span={2} panel>
        <LoadingNote loading delayMs={0} onCancel={noop} />
        <LoadingNote loading progress={{ loaded: 1024, total: 3000 }} onCancel={noop} />
        <ProgressBar label="Sending the-count-calls-15s.mp4" value={64} max={100} valueText="64%" />
      </SheetSection>
      <SheetSection title="App loading" panel>
        <PulsingLogo />
      </SheetSection>
    </>
  )
}

/** Empty states. */
export function EmptySections() {
  return (
    <>
      <SheetSection title="Empty list" panel>
        <Empty
          title="No titles yet"
          action={<Button icon={<CircleQuestionMark size={16} strokeWidth={1.5} aria-hidden />}>Help centre</Button>}
        >
          When your first title is set up it will appear here.
        </Empty>
      </SheetSection>
      <SheetSection title="No matches" panel>
        <Empty title="No titles match “Nostromo”" action={<Button>Clear search and filters</Button>}>
          Status: Live. Live in: Canada.
        </Empty>
      </SheetSection>
      <SheetSection title="No results in the period" panel>
        <Empty title="No clicks between 1 and 7 Nov" action={<Button>Show October</Button>}>
          This ad was paused. Its last day was 28 Oct.
        </Empty>
      </SheetSection>
    </>
  )
}
