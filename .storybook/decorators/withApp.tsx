import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { TooltipGroup } from '#components/overlays/Tooltip/TooltipGroup.tsx'
import { storyEnvironment } from './storyEnvironment.ts'
import { StorySession } from './StorySession.tsx'

/**
 * Mounts the real app for stories with a `route`, signed in according to `session`, with MSW, an empty cache, the mock
 * world's clock and no retries (docs/decisions/0003-stories-through-the-app.md). Other stories only get a
 * TooltipGroup, as in the app.
 */
export const withApp: Decorator = (Story, context) => {
  const { route, session, environment }: Record<string, unknown> = context.parameters
  if (typeof route !== 'string')
    return (
      <TooltipGroup>
        <Story />
      </TooltipGroup>
    )
  return (
    <StorySession key={context.id} signedInAs={session}>
      <App
        environment={storyEnvironment(environment)}
        router={(app) => <MemoryRouter initialEntries={[route]}>{app}</MemoryRouter>}
      />
    </StorySession>
  )
}
