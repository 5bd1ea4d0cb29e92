import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { FaultsTool } from './faults/FaultsTool.tsx'

addons.setConfig({
  theme: create({ base: 'dark', brandTitle: 'Lightshelf', brandUrl: './' }),
})

addons.register('lightshelf/api-faults', () => {
  addons.add('lightshelf/api-faults/tool', {
    type: types.TOOL,
    title: 'API faults',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <FaultsTool />,
  })
})
