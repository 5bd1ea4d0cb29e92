import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { useIndex } from '../docs/readIndex.ts'
import { removeScreen } from '../nameStory.ts'
import { SCREENS } from '../screens/screens.ts'
import { EVERY_CALLING_SCREEN, EVERY_SCREEN } from '../screens/states.ts'
import { TableHead } from './TableHead.tsx'

const STATES = [...EVERY_SCREEN, ...EVERY_CALLING_SCREEN]

/** Screens with the states that most have, each a link; a cell is empty where there is no such story. */
export function StateTable() {
  const index = useIndex()
  return (
    <table className="matrix sb-unstyled">
      <TableHead first="Screen" columns={STATES} />
      <tbody>
        {SCREENS.map((screen) => {
          const entries = index.filter(({ title }) => title === `Screens/${screen.title}`)
          const page = entries.find(({ type }) => type === 'docs')
          return (
            <tr key={screen.title}>
              <th scope="row">
                <AnchorMdx href={`./?path=/docs/${page?.id ?? ''}`} target="_self">
                  {screen.title.replace(/^.*\//, '')}
                </AnchorMdx>
              </th>
              {STATES.map((state) => {
                const story = entries.find(({ title, name }) => removeScreen(title, name) === state)
                return (
                  <td key={state}>
                    {story !== undefined && (
                      <AnchorMdx href={`./?path=/story/${story.id}`} target="_self" aria-label={story.name}>
                        ●
                      </AnchorMdx>
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
