/** @jsxRuntime classic */
// Storybook builds this file with the classic JSX runtime, which needs React in scope, and substitutes its own React.
import * as React from 'react'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { tokenValue } from '#components/theme/tokens.ts'
import { FaultsTool } from './faults/FaultsTool.tsx'
import { removeScreen } from './nameStory.ts'

addons.setConfig({
  // appPreviewBg is visible while a story loads.
  theme: create({ base: 'dark', brandTitle: 'Lightshelf', brandUrl: './', appPreviewBg: tokenValue('bg', 'dark') }),
  sidebar: { renderLabel: (item) => (item.type === 'story' ? removeScreen(item.title, item.name) : item.name) },
})

addons.register('lightshelf/api-faults', () => {
  addons.add('lightshelf/api-faults/tool', {
    type: types.TOOL,
    title: 'API faults',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <FaultsTool />,
  })
})
