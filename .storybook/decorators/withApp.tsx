import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { TooltipGroup } from '#components/overlays/Tooltip/TooltipGroup.tsx'
import { storyEnvironment } from './storyEnvironment.ts'
import { StorySession } from './StorySession.tsx'

/**
 * A story with a `route` shows the real app at that address, signed in as its `session` says: with MSW, an empty cache,
 * the clock of the mock world and no retries (docs/decisions/0003-stories-through-the-app.md). Others show as they are, but for the
 * tooltips: these are a group, as in the app.
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
    <StorySession key={context.id} who={session}>
      <App
        environment={storyEnvironment(environment)}
        router={(app) => <MemoryRouter initialEntries={[route]}>{app}</MemoryRouter>}
      />
    </StorySession>
  )
}
