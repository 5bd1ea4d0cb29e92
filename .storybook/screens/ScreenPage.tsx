import { useContext } from 'react'
import { ArgTypes, Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks'
import { CallsTable } from './CallsTable.tsx'
import { ScreenFacts } from './ScreenFacts.tsx'
import { screenOf } from './screens.ts'
import { StateGallery } from './StateGallery.tsx'
import { urlParamsOf } from './urlParams.ts'
import './screenPage.css'

/**
 * The documentation page of a screen: what it is for, where it is, all its states as pictures, the calls it makes, what
 * its URL keeps, and its props. Of the screen whose stories the MDX file is attached to.
 */
export function ScreenPage() {
  const [story] = useContext(DocsContext).componentStories()
  const screen = screenOf(story?.title ?? '')
  if (screen === undefined) throw new Error(`${story?.title ?? 'This page'} is in no list of screens`)
  const params = screen.page === undefined ? [] : urlParamsOf(screen.page)
  return (
    <div className="screen-page">
      <Title />
      <Description of="meta" />
      <ScreenFacts screen={screen} />
      <StateGallery screen={screen} />
      {screen.page !== undefined && (
        <>
          <Heading>Calls</Heading>
          <CallsTable page={screen.page} storyId={story?.id ?? ''} />
        </>
      )}
      {params.length > 0 && (
        <>
          <Heading>What the URL keeps</Heading>
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
      <Heading>Props</Heading>
      <ArgTypes of="meta" />
    </div>
  )
}
