import { STORY_PREPARED } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'
import { isScreenStory } from '../about/screenPage.ts'

export const ABOUT = 'lightshelf/about'
const [CONTROLS, INTERACTIONS] = ['addon-controls', 'storybook/interactions/panel']

/** The addon panels as they were left. */
interface View {
  isOpen: boolean
  selected: string
}

interface Kept {
  /** Whose stories the panels are below now. */
  shown: 'screens' | 'components'
  screens: View
  components: View
  /** Interactions stands in for Controls. */
  isReplaced: boolean
}

/** In a new session: Storybook's own, and more room for screens. */
const INITIAL: Kept = {
  shown: 'components',
  screens: { isOpen: false, selected: ABOUT },
  components: { isOpen: true, selected: CONTROLS },
  isReplaced: false,
}

/** Storybook's session keeps one view for all stories; `setAddonState` would write its whole state there. */
const KEY = 'lightshelf/panels'
const read = (): Kept => ({ ...INITIAL, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Kept>) })

interface Prepared {
  id: string
  parameters: { controls?: { disable?: boolean } }
}

/**
 * Keeps the addon panels of screens apart from those of components: which is selected, and whether they are open. Shows
 * Interactions while a component's story has no controls: Storybook would leave the panel empty if Controls is selected.
 */
export function keepPanels(api: API): void {
  const show = (shown: Kept['shown'], hasControls: boolean) => {
    const kept = read()
    const [selected, isFullscreen] = [api.getSelectedPanel(), api.getIsFullscreen()]
    kept[kept.shown] = {
      isOpen: isFullscreen ? kept[kept.shown].isOpen : api.getIsPanelShown(),
      selected: kept.isReplaced && selected === INTERACTIONS ? CONTROLS : selected,
    }
    const next = kept[shown]
    const isReplaced = next.selected === CONTROLS && !hasControls
    api.setSelectedPanel(isReplaced ? INTERACTIONS : next.selected)
    if (!isFullscreen) api.togglePanel(next.isOpen)
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept, shown, isReplaced } satisfies Kept))
  }
  // At once, not when the story has loaded, so that the panels of a screen don't show and close.
  if (isScreenStory(api.getUrlState().storyId)) show('screens', false)
  api.on(STORY_PREPARED, ({ id, parameters }: Prepared) =>
    show(isScreenStory(id) ? 'screens' : 'components', parameters.controls?.disable !== true),
  )
}
