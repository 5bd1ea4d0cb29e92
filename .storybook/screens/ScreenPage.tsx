import { useContext } from 'react'
import { Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks'
import { screenCalls } from '../faults/screenCalls.ts'
import { CallsTable } from './CallsTable.tsx'
import { ScreenFacts } from './ScreenFacts.tsx'
import { screenOf } from './screens.ts'
import { StateGallery } from './StateGallery.tsx'
import { urlParamsOf } from './urlParams.ts'
import './screenPage.css'

const [CALLS, URL_KEEPS] = ['Calls', 'What the URL keeps']

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
          <table>
            <thead>
              <tr>
                <th>Parameter</th>
                <th>What it keeps</th>
              </tr>
            </thead>
            <tbody>
              {params.map(({ name, words }) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                  </td>
                  <td>{words}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  )
}
