import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { createErrorReporter } from '#app/errors/errorReporter.ts'
import { NoMockApi } from '#screens/DeveloperPanel/NoMockApi.tsx'
import { storyEnvironment } from './storyEnvironment.ts'
import { StorySession } from './StorySession.tsx'

interface AppStoryProps {
  route: string
  /** Who is signed in; see StorySession. */
  session: unknown
  /** What the story changes of the environment; see storyEnvironment. */
  environment: unknown
  isMockApiRefused: boolean
}

/** The app at a route. */
export function AppStory({ route, session, environment, isMockApiRefused }: AppStoryProps) {
  const surroundings = storyEnvironment(environment)
  const [reporter] = useState(() => createErrorReporter(surroundings.config))
  useEffect(() => reporter.listen(), [reporter])
  if (isMockApiRefused) return <NoMockApi />
  return (
    <StorySession signedInAs={session}>
      <App
        environment={surroundings}
        reporter={reporter}
        router={(app) => <MemoryRouter initialEntries={[route]}>{app}</MemoryRouter>}
      />
    </StorySession>
  )
}
