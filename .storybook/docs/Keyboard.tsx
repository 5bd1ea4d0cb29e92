import { useOf } from '@storybook/addon-docs/blocks'
import type { Keys } from '#components/lib/testing/keys.ts'

interface DocsParameters {
  docs?: { keys?: Keys; description?: { component?: string } }
}

/** What keys do in the page's component. */
export function Keyboard() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { docs = {} } = preparedMeta.parameters as DocsParameters
  const [, native] = /ARIA pattern: none\*\* \((.+)\)/.exec(docs.description?.component ?? '') ?? []
  if (docs.keys === undefined)
    return <p>{native === undefined ? 'No keyboard of its own.' : `The browser’s own keys: ${native}.`}</p>
  return (
    <table>
      <thead>
        <tr>
          <th>Key</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(docs.keys).map(([key, words]) => (
          <tr key={key}>
            <td>{key}</td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
