import { groupBy } from 'es-toolkit'
import { FAULTS } from '#mocks/faults.ts'
import { screenPageOf } from '../about/screenPage.ts'
import { useIndex, type IndexEntry } from '../docs/readIndex.ts'
import { RestartLink } from '../docs/RestartLink.tsx'
import { usePageTheme } from '../docs/useToolbarTheme.ts'
import { describeFault, faultToGlobal } from '../faults/faultGlobal.ts'
import { screenCalls } from '../faults/screenCalls.ts'
import { screenOf, SCREENS } from '../screens/screens.ts'
import { Matrix, StoryDot } from './Matrix.tsx'
import type { StoryFaults } from './storyFaults.ts'

/** Read from the sources when Storybook is built (main.ts). */
declare const __STORY_FAULTS__: StoryFaults

/** Of each screen: its calls with every failure, as links to the screen with it, and to the story that is made for it. */
export function FailureTables() {
  const stories = useIndex().filter(({ type }) => type === 'story')
  const storiesOf = groupBy(stories, ({ title }) => screenOf(title)?.title ?? '')
  return SCREENS.map(({ title }) => (
    <FailureTable key={title} title={`Screens/${title}`} stories={storiesOf[title] ?? []} />
  ))
}

/** None for a screen that makes no call. */
function FailureTable({ title, stories }: { title: string; stories: readonly IndexEntry[] }) {
  const theme = usePageTheme()
  const [shown] = stories
  const calls = screenCalls(title)
  if (calls.length === 0 || shown === undefined) return null
  // Of several, the first.
  const storyOf = new Map(stories.toReversed().flatMap((story) => faultsOf(story).map((fault) => [fault, story])))
  const rows = calls.map(({ id, words }) => ({
    key: id,
    head: words,
    cells: FAULTS.map(({ id: kind }) => {
      const fault = faultToGlobal({ endpoint: id, kind })
      return (
        <>
          <RestartLink
            path={`story/${shown.id}`}
            globals={{ theme, fault }}
            label={describeFault({ endpoint: id, kind })}
          >
            ○
          </RestartLink>
          <StoryDot story={storyOf.get(fault)} />
        </>
      )
    }),
  }))
  return (
    <details className="failures">
      <summary>{screenPageOf(title)?.name}</summary>
      <Matrix head="Call" columns={FAULTS.map(({ label }) => label)} rows={rows} />
    </details>
  )
}

const faultsOf = ({ importPath, exportName = '' }: IndexEntry): readonly string[] =>
  __STORY_FAULTS__[importPath]?.[exportName] ?? []
