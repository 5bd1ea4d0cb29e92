import { useState } from 'react'
import { Markdown } from '@storybook/addon-docs/blocks'
import type { State } from './loadStates.ts'
import type { View } from './readPictures.ts'
import { StateLinks } from './StateLinks.tsx'

/**
 * A state without a picture: its name, its comment, links to it, and on a press its story. Of all on the page one is
 * open (`name`): stories share their cookies, and log each other out.
 */
export function StateRow({ state, view: chosen }: { state: State; view: View }) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, comment, own } = state
  const view = { ...chosen, ...own }
  return (
    <li>
      <StateLinks state={state} view={view} />
      {comment !== '' && <Markdown>{comment}</Markdown>}
      <details name="live state" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>Show it here</summary>
        {isOpen && (
          <iframe
            title={name}
            src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=theme:${view.theme};motion:still`}
            width={view.width}
            height={600}
          />
        )}
      </details>
    </li>
  )
}
