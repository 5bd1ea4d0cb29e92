/** @jsxRuntime classic */
// Storybook builds this file with the classic JSX runtime, which needs React in scope, and substitutes its own React.
import * as React from 'react'
import '#components/theme/fonts.css'
import { addons, types } from 'storybook/manager-api'
import { DOCS_THEMES } from './docs/docsThemes.ts'
import { FaultsTool } from './faults/FaultsTool.tsx'
import { replaceInteractions } from './faults/replaceInteractions.tsx'
import { followTheme } from './frame/followTheme.ts'
import { themeFromAddress } from './frame/themeFromAddress.ts'
import { removeScreen } from './nameStory.ts'
import { replaceEmptyPanel } from './replaceEmptyPanel.ts'

addons.setConfig({
  theme: DOCS_THEMES[themeFromAddress(window.location.search)],
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

addons.register('lightshelf/panel', replaceEmptyPanel)
