import type { Keys } from '#components/lib/testing/keys.ts'

interface KeyboardProps {
  keys: Keys | undefined
  /** The component's, which says where it is a native element. */
  description: string
}

/** What keys do in a component. */
export function Keyboard({ keys, description }: KeyboardProps) {
  const [, native] = /ARIA pattern: none\*\* \((.+)\)/.exec(description) ?? []
  if (keys === undefined)
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
        {Object.entries(keys).map(([key, words]) => (
          <tr key={key}>
            <td>{key}</td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
