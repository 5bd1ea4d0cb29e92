import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { screenPageOf } from '../about/screenPage.ts'
import { useIndex } from '../docs/readIndex.ts'
import { addScreen } from '../nameStory.ts'
import { SCREENS } from '../screens/screens.ts'
import { EVERY_CALLING_SCREEN, EVERY_SCREEN } from '../screens/states.ts'
import { Matrix, StoryDot } from './Matrix.tsx'

const STATES = [...EVERY_SCREEN, ...EVERY_CALLING_SCREEN]

/** Screens with the states that most have, each a link; a cell is empty where there is no such story. */
export function StateTable() {
  const index = useIndex()
  const rows = SCREENS.map((screen) => {
    const title = `Screens/${screen.title}`
    const page = screenPageOf(title)
    const stories = index.filter((entry) => entry.title === title)
    return {
      key: title,
      head: (
        <AnchorMdx href={`./?path=/docs/${page?.id ?? ''}`} target="_self">
          {page?.name}
        </AnchorMdx>
      ),
      cells: STATES.map((state) => (
        <StoryDot key={state} story={stories.find(({ name }) => name === addScreen(title, state))} />
      )),
    }
  })
  return <Matrix head="Screen" columns={STATES} rows={rows} />
}
