import { groupBy } from 'es-toolkit'
import { FAULTS } from '#mocks/faults.ts'
import { screenPageOf } from '../about/screenPage.ts'
import { useIndex, type IndexEntry } from '../docs/readIndex.ts'
import { RestartLink } from '../docs/RestartLink.tsx'
import { usePageTheme } from '../docs/useToolbarTheme.ts'
import { describeFault, faultToGlobal } from '../faults/faultGlobal.ts'
import { callInWords, screenCalls } from '../faults/screenCalls.ts'
import { screenOf, SCREENS } from '../screens/screens.ts'
import { Matrix, StoryDot } from './Matrix.tsx'
import type { StoryFaults } from './storyFaults.ts'

/** Read from the sources when Storybook is built (main.ts). */
declare const __STORY_FAULTS__: StoryFaults

/** Of each screen: its calls with every failure. */
export function FailureTables() {
  const storiesOf = groupBy(useIndex(), ({ title }) => screenOf(title)?.title ?? '')
  return SCREENS.map(({ title }) => (
    <details key={title} className="failures">
      <summary>{screenPageOf(`Screens/${title}`)?.name}</summary>
      <FailureTable entries={storiesOf[title] ?? []} />
    </details>
  ))
}

/**
 * The calls of a screen with every failure, as links to the screen with it, and to the story that is made for it.
 *
 * @param props.entries Its stories in the index; others than stories are left out.
 */
export function FailureTable({ entries }: { entries: readonly IndexEntry[] }) {
  const theme = usePageTheme()
  const stories = entries.filter(({ type }) => type === 'story')
  const [shown] = stories
  // The index is loading.
  if (shown === undefined) return null
  const calls = screenCalls(shown.title)
  if (calls.length === 0) return <p>It makes none.</p>
  // Of several, the first.
  const storyOf = new Map(stories.toReversed().flatMap((story) => faultsOf(story).map((fault) => [fault, story])))
  const rows = calls.map(({ id, ...call }) => ({
    key: id,
    head: (
      <>
        {callInWords(call)}
        <br />
        <code>{`${call.method} ${call.path.replace('/api/v1/acc/{vert_id}', '…')}`}</code>
      </>
    ),
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
    <>
      <p>A circle sets the failure on the screen. A dot opens the story that is made for it.</p>
      <Matrix head="Call" columns={FAULTS.map(({ label }) => label)} rows={rows} />
    </>
  )
}

const faultsOf = ({ importPath, exportName = '' }: IndexEntry): readonly string[] =>
  __STORY_FAULTS__[importPath]?.[exportName] ?? []
