import { useContext } from 'react'
import { Description, DocsContext, Title } from '@storybook/addon-docs/blocks'
import { PAGES, type LayoutName } from '#domain/pages.ts'
import { useIndex } from '../docs/readIndex.ts'
import { Table } from '../docs/Table.tsx'
import { FailureTable } from '../overview/FailureTables.tsx'
import { screenOf, type Screen } from './screens.ts'
import { SectionHeading, StateGallery } from './StateGallery.tsx'
import { urlParamsOf } from './urlParams.ts'
import './screenPage.css'

const [CALLS, URL_KEEPS] = ['Calls', 'What the URL keeps']

const LAYOUTS: Readonly<Record<LayoutName, string>> = {
  main: 'Top bar with tabs, region and user menu',
  secondary: 'Top bar with Back to My Dashboard',
  public: 'Top bar with Log In, or the user menu',
  plain: 'None',
}

/**
 * The documentation page of a screen: what it is for, where it is, all its states as pictures, the calls it makes, and
 * what its URL keeps. Of the screen whose stories the MDX file is attached to.
 */
export function ScreenPage() {
  const [story] = useContext(DocsContext).componentStories()
  const screen = screenOf(story?.title ?? '')
  const entries = useIndex().filter(({ title }) => screenOf(title) === screen)
  if (screen === undefined) throw new Error(`${story?.title ?? 'This page'} is in no list of screens`)
  const params = screen.page === undefined ? [] : urlParamsOf(screen.page)
  return (
    <div className="screen-page">
      <Title />
      <Description of="meta" />
      <ScreenFacts screen={screen} />
      <StateGallery screen={screen} further={[CALLS, ...(params.length > 0 ? [URL_KEEPS] : [])]} />
      <SectionHeading>{CALLS}</SectionHeading>
      <FailureTable entries={entries} />
      {params.length > 0 && (
        <>
          <SectionHeading>{URL_KEEPS}</SectionHeading>
          <Table
            heads={['Parameter', 'What it keeps']}
            rows={params.map(({ name, words }) => ({ key: name, cells: [<code key="name">{name}</code>, words] }))}
          />
        </>
      )}
    </div>
  )
}

/** Where a screen is and who may see it, from src/domain/pages.ts. */
function ScreenFacts({ screen }: { screen: Screen }) {
  if (screen.part !== undefined) return <p>In the top bar of every page, for everyone who is signed in.</p>
  if (screen.page === undefined) return <p>It has no address of its own: it stands in for a page.</p>
  const { path, layout, guarded } = PAGES[screen.page]
  const access = guarded ? 'Everyone who is signed in; visitors log in first' : 'Everyone, also without logging in'
  const cells = [<code key="path">{path}</code>, access, LAYOUTS[layout]]
  return <Table heads={['Address', 'Who may see it', 'Frame']} rows={[{ key: path, cells }]} />
}
