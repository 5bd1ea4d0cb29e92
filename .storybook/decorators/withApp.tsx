import type { Decorator, Loader } from '@storybook/react-vite'
import { TooltipGroup } from '#components/overlays/Tooltip/TooltipGroup.tsx'
import type { AppStory } from './AppStory.tsx'
import { callsApi, isMockApiRefused } from './mockApi.ts'

interface Loaded {
  AppStory?: typeof AppStory
}

/** Loads the app for stories with a `route`: components and their documentation do without. */
export const loadApp: Loader = async (context) =>
  callsApi(context) ? { AppStory: (await import('./AppStory.tsx')).AppStory } : {}

/**
 * Mounts the real app for stories with a `route`, signed in according to `session`, with MSW, an empty cache, nothing
 * stored, the mock world's clock and no retries (docs/decisions/0003-stories-through-the-app.md). Other stories only get
 * a TooltipGroup, as in the app.
 */
export const withApp: Decorator = (Story, { id, loaded, parameters }) => {
  const { AppStory }: Loaded = loaded
  const { route, session, environment }: Record<string, unknown> = parameters
  return AppStory !== undefined && typeof route === 'string' ? (
    <AppStory
      key={id}
      route={route}
      session={session}
      environment={environment}
      isMockApiRefused={isMockApiRefused()}
    />
  ) : (
    <TooltipGroup>
      <Story />
    </TooltipGroup>
  )
}
