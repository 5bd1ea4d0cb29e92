import type { Loader } from '@storybook/react-vite'
import { readFault } from './faultGlobal.ts'

/** What Storybook's preview keeps of the story on show. Not public: e2e/storybook/faults.spec.ts notices a change. */
interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; renderOptions?: { autoplay: boolean } } }
}

/** Storybook's own reason not to play. */
const isEmbedded = () => new URLSearchParams(window.location.search).get('embed') === 'true'

/**
 * Shows a story without its play while a fault is set: the play expects the state that the story is named after. A loader,
 * because the render reads `autoplay` after the loaders, and has no public way to be told.
 */
export const skipPlay: Loader = ({ id, globals }) => {
  const { currentRender }: NonNullable<PreviewWindow['__STORYBOOK_PREVIEW__']> =
    (window as PreviewWindow).__STORYBOOK_PREVIEW__ ?? {}
  if (currentRender?.id === id && currentRender.renderOptions !== undefined)
    currentRender.renderOptions.autoplay = !isEmbedded() && readFault(globals.fault).fault === null
  return {}
}
