import type { Screen } from './screens.ts'
import { PAGES, type LayoutName } from '#domain/pages.ts'

const LAYOUTS: Readonly<Record<LayoutName, string>> = {
  main: 'Top bar with tabs, region and user menu',
  secondary: 'Top bar with Back to My Dashboard',
  public: 'Top bar with Log In, or the user menu',
  plain: 'None',
}

/** Where a screen is and who may see it, from src/domain/pages.ts. */
export function ScreenFacts({ screen }: { screen: Screen }) {
  if (screen.part !== undefined) return <p>In the top bar of every page, for everyone who is signed in.</p>
  if (screen.page === undefined) return <p>It has no address of its own: it stands in for a page.</p>
  const { path, layout, guarded } = PAGES[screen.page]
  return (
    <dl className="facts sb-unstyled">
      <div>
        <dt>Address</dt>
        <dd>
          <code>{path}</code>
        </dd>
      </div>
      <div>
        <dt>Who may see it</dt>
        <dd>{guarded ? 'Everyone who is signed in; visitors log in first' : 'Everyone, also without logging in'}</dd>
      </div>
      <div>
        <dt>Frame</dt>
        <dd>{LAYOUTS[layout]}</dd>
      </div>
    </dl>
  )
}
