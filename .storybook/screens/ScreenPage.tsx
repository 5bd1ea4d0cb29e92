import { useContext } from 'react'
import { Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks'
import { PAGES, type LayoutName } from '#domain/pages.ts'
import type { PageCall } from '#mocks/pageCalls.ts'
import { RestartLink } from '../docs/RestartLink.tsx'
import { Table } from '../docs/Table.tsx'
import { usePageTheme } from '../docs/useToolbarTheme.ts'
import { faultToGlobal } from '../faults/faultGlobal.ts'
import { screenCalls } from '../faults/screenCalls.ts'
import { screenOf, type Screen } from './screens.ts'
import { StateGallery } from './StateGallery.tsx'
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
  if (screen === undefined) throw new Error(`${story?.title ?? 'This page'} is in no list of screens`)
  const params = screen.page === undefined ? [] : urlParamsOf(screen.page)
  const calls = screenCalls(story?.title ?? '')
  const hasCalls = screen.page !== undefined || calls.length > 0
  const further = [...(hasCalls ? [CALLS] : []), ...(params.length === 0 ? [] : [URL_KEEPS])]
  return (
    <div className="screen-page">
      <Title />
      <Description of="meta" />
      <ScreenFacts screen={screen} />
      <StateGallery screen={screen} further={further} />
      {hasCalls && (
        <>
          <Heading>{CALLS}</Heading>
          <CallsTable calls={calls} storyId={story?.id ?? ''} />
        </>
      )}
      {params.length > 0 && (
        <>
          <Heading>{URL_KEEPS}</Heading>
          <Table
            heads={['Parameter', 'What it keeps']}
            rows={params.map(({ name, words }) => ({ key: name, cells: [<code key="name">{name}</code>, words] }))}
          />
        </>
      )}
    </div>
  )
}

/** The calls that a screen makes, each with a link to the story on which it fails. */
function CallsTable({ calls, storyId }: { calls: readonly PageCall[]; storyId: string }) {
  const theme = usePageTheme()
  if (calls.length === 0) return <p>It makes none.</p>
  const rows = calls.map(({ id, words, method, path, when }) => ({
    key: id,
    cells: [
      words,
      <code key="endpoint">{`${method} ${path}`}</code>,
      when === 'load' ? 'While it loads' : 'On a press',
      <RestartLink
        key="fault"
        path={`story/${storyId}`}
        globals={{ theme, fault: faultToGlobal({ endpoint: id, kind: '503' }) }}
      >
        {when === 'load' ? 'Show a 503' : 'Set a 503'}
      </RestartLink>,
    ],
  }))
  return <Table heads={['What', 'Endpoint', 'When', 'If it fails']} rows={rows} />
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
