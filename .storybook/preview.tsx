import '#components/theme/fonts.css'
import '#components/theme/tokens.css'
import '#components/theme/base.css'
import './preview.css'

import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { wakeBeforeCalls } from '#mocks/browser.ts'
import { setSmallWorld } from '#mocks/world/size.ts'
import { COMPONENT_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { chooseControls } from './argTypes/chooseControls.ts'
import { showComments } from './argTypes/showComments.ts'
import { skipPlay } from './faults/skipPlay.ts'
import { withFault } from './faults/withFault.tsx'
import { themeFromAddress } from './frame/themeFromAddress.ts'
import { separateSession } from './decorators/separateSession.ts'
import { settled, watchSettling } from './decorators/settled.ts'
import { trackFiles } from './decorators/pendingFiles.ts'
import { trackRequests } from './decorators/pendingRequests.ts'
import { trackTimers } from './decorators/pendingTimers.ts'
import { loadMockApi } from './decorators/mockApi.ts'
import { withMotion } from './decorators/withMotion.tsx'
import { withTheme } from './decorators/withTheme.tsx'
import { loadApp, withApp } from './decorators/withApp.tsx'

configure({
  // Generous, for slow machines: no story tests timing.
  asyncUtilTimeout: 30_000,
  // Leaves out the page's markup: it would be serialised on every attempt while a story waits.
  getElementError: (message) =>
    Object.assign(new Error(message ?? 'Not found'), { name: 'TestingLibraryElementError' }),
})

// Until a story applies it, so that a light one does not flash dark.
document.documentElement.dataset.theme = themeFromAddress(window.location.search)

separateSession()
trackFiles()
wakeBeforeCalls()
trackRequests()
trackTimers()

const preview: Preview = {
  loaders: [loadMockApi, loadApp, skipPlay],
  beforeEach: [
    // A story about size has `parameters.world: 'full'`.
    ({ parameters }) => setSmallWorld(parameters.world !== 'full'),
    watchSettling,
  ],
  decorators: [withApp, withTheme, withMotion, withFault],
  afterEach: settled,
  argTypesEnhancers: [showComments, chooseControls],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
          { value: 'still', title: 'Still (for tests and pictures)' },
        ],
      },
    },
    fault: { description: 'API fault: endpoint-failure, set by the API faults tool' },
  },
  initialGlobals: { theme: 'dark', motion: 'full', fault: 'none' },
  parameters: {
    ...COMPONENT_SNAPSHOTS,
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    // Loaded on demand: what draws documentation pages is large, and no story needs it.
    docs: { renderer: async () => (await import('./docs/docsRenderer.tsx')).docsRenderer },
    options: {
      // Read from the source, so plain data.
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Screens',
          ['Dashboard', 'Public', 'Errors'],
          'Overview',
          'Foundations',
          'Components',
          'Project',
        ],
      },
    },
    viewport: {
      options: {
        w390: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        w768: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        w1200: { name: 'Laptop 1200', styles: { width: '1200px', height: '800px' }, type: 'desktop' },
        w1440: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
}

export default preview
