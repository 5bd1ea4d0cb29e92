import { MemoryRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { NoMockApi } from '#app/developer/NoMockApi.tsx'
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
  if (isMockApiRefused) return <NoMockApi />
  return (
    <StorySession signedInAs={session}>
      <App
        environment={storyEnvironment(environment)}
        router={(app) => <MemoryRouter initialEntries={[route]}>{app}</MemoryRouter>}
      />
    </StorySession>
  )
}
