/** @jsxRuntime classic */
// Storybook builds this file with the classic JSX runtime, which needs React in scope, and substitutes its own React.
import * as React from 'react'
import '#components/theme/fonts.css'
import { addons, types } from 'storybook/manager-api'
import { AboutPanel } from './about/AboutPanel.tsx'
import { AboutTool } from './about/AboutTool.tsx'
import { isScreenStory } from './about/screenPage.ts'
import { DOCS_THEMES } from './docs/docsThemes.ts'
import { FaultsTool } from './faults/FaultsTool.tsx'
import { replaceInteractions } from './faults/replaceInteractions.tsx'
import { followTheme } from './frame/followTheme.ts'
import { ABOUT, keepPanels } from './frame/keepPanels.ts'
import { themeFromAddress } from './frame/themeFromAddress.ts'
import { removeScreen } from './nameStory.ts'

addons.setConfig({
  theme: DOCS_THEMES[themeFromAddress(window.location.search)],
  // As the tools that main.ts turns off: zoom, and how the colour-blind see.
  toolbar: { zoom: { hidden: true }, 'storybook/a11y/panel': { hidden: true } },
  sidebar: { renderLabel: (item) => (item.type === 'story' ? removeScreen(item.title, item.name) : item.name) },
})

addons.register('lightshelf/theme', followTheme)

addons.register('lightshelf/api-faults', (api) => {
  addons.add('lightshelf/api-faults/tool', {
    type: types.TOOL,
    title: 'API faults',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <FaultsTool />,
  })
  replaceInteractions(api)
})

addons.register('lightshelf/about', (api) => {
  addons.add(`${ABOUT}/tool`, {
    type: types.TOOLEXTRA,
    title: 'About this state',
    match: ({ viewMode, storyId }) => viewMode === 'story' && isScreenStory(storyId),
    render: () => <AboutTool />,
  })
  addons.add(ABOUT, {
    type: types.PANEL,
    title: 'About this state',
    disabled: () => !isScreenStory(api.getUrlState().storyId),
    render: ({ active = false }) => <AboutPanel isActive={active} />,
  })
})

addons.register('lightshelf/panels', keepPanels)
