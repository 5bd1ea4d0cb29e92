import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { FAULTS } from '#mocks/faults.ts'
import { useIndex, type IndexEntry } from '../docs/readIndex.ts'
import { RestartLink } from '../docs/RestartLink.tsx'
import { usePageTheme } from '../docs/useToolbarTheme.ts'
import { describeFault, faultToGlobal } from '../faults/faultGlobal.ts'
import { screenCalls } from '../faults/screenCalls.ts'
import { screenOf, SCREENS } from '../screens/screens.ts'
import type { StoryFaults } from './storyFaults.ts'
import { TableHead } from './TableHead.tsx'

/** Read from the sources when Storybook is built (main.ts). */
declare const __STORY_FAULTS__: StoryFaults

/** Of each screen: its calls with every failure, as links to the screen with it, and to the story that is made for it. */
export function FailureTables() {
  const index = useIndex()
  const theme = usePageTheme()
  return SCREENS.map((screen) => {
    const title = `Screens/${screen.title}`
    const calls = screenCalls(title)
    const stories = index.filter((entry) => entry.type === 'story' && screenOf(entry.title) === screen)
    const [shown] = stories
    if (calls.length === 0 || shown === undefined) return null
    return (
      <details key={title} className="failures">
        <summary>{screen.title.replace(/^.*\//, '')}</summary>
        <table className="matrix sb-unstyled">
          <TableHead first="Call" columns={FAULTS.map(({ label }) => label)} />
          <tbody>
            {calls.map(({ id, words }) => (
              <tr key={id}>
                <th scope="row">{words}</th>
                {FAULTS.map(({ id: kind }) => {
                  const fault = faultToGlobal({ endpoint: id, kind })
                  const story = stories.find((entry) => faultsOf(entry).includes(fault))
                  const name = describeFault({ endpoint: id, kind })
                  return (
                    <td key={kind}>
                      <RestartLink path={`story/${shown.id}`} globals={{ theme, fault }} label={name}>
                        ○
                      </RestartLink>
                      {story !== undefined && (
                        <AnchorMdx href={`./?path=/story/${story.id}`} target="_self" aria-label={story.name}>
                          ●
                        </AnchorMdx>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    )
  })
}

const faultsOf = ({ importPath, exportName = '' }: IndexEntry): readonly string[] =>
  __STORY_FAULTS__[importPath]?.[exportName] ?? []
