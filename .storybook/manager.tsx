/** @jsxRuntime classic */
// Storybook builds this file by itself, by the older way of JSX, which wants React by name; it puts its own in its place.
import * as React from 'react'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { tokenValue } from '#components/theme/tokens.ts'
import { FaultsTool } from './faults/FaultsTool.tsx'

addons.setConfig({
  // The ground under the story's frame: what is seen of it before the story is there.
  theme: create({ base: 'dark', brandTitle: 'Lightshelf', brandUrl: './', appPreviewBg: tokenValue('bg', 'dark') }),
})

addons.register('lightshelf/api-faults', () => {
  addons.add('lightshelf/api-faults/tool', {
    type: types.TOOL,
    title: 'API faults',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <FaultsTool />,
  })
})
