import { createRoot, type Root } from 'react-dom/client'
import { CURRENT_STORY_WAS_SET, STORY_MISSING } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Shows a page of our own for an address without a story, until one is selected. Called once, before any story. */
export function showMissingStory(): void {
  const channel = addons.getChannel()
  let page: { container: HTMLElement; root: Root } | undefined

  const remove = () => {
    page?.root.unmount()
    page?.container.remove()
    page = undefined
  }
  const show = async (id: string | undefined) => {
    remove()
    // preview.css hides Storybook's own page as long as this one is there.
    const container = document.createElement('div')
    container.className = 'missing-story'
    document.body.append(container)
    const root = createRoot(container)
    page = { container, root }
    // A story that fails to load counts as missing, too: Storybook's own page shows its error.
    if (id !== undefined && (await isInIndex(id))) {
      if (container.isConnected) remove()
      return
    }
    const { MissingStory } = await import('./MissingStory.tsx')
    if (container.isConnected) root.render(<MissingStory id={id} channel={channel} />)
  }
  channel.on(CURRENT_STORY_WAS_SET, remove)
  channel.on(STORY_MISSING, (id?: string) => void show(id))
}

async function isInIndex(id: string): Promise<boolean> {
  try {
    const response = await fetch('./index.json')
    const { entries } = (await response.json()) as { entries: Record<string, unknown> }
    return Object.hasOwn(entries, id)
  } catch {
    // Without the index no story loads.
    return true
  }
}
