import { STORY_PREPARED } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'

const [CONTROLS, INTERACTIONS] = ['addon-controls', 'storybook/interactions/panel']

interface Prepared {
  parameters: { controls?: { disable?: boolean } }
}

/** Shows Interactions while a story has no controls: Storybook would leave the panel empty if Controls is open. */
export function replaceEmptyPanel(api: API) {
  let isReplaced = false
  api.on(STORY_PREPARED, ({ parameters: { controls } }: Prepared) => {
    const [from, to] = controls?.disable === true ? [CONTROLS, INTERACTIONS] : [INTERACTIONS, CONTROLS]
    if (api.getSelectedPanel() !== from || (from === INTERACTIONS && !isReplaced)) return
    isReplaced = to === INTERACTIONS
    api.setSelectedPanel(to)
  })
}
