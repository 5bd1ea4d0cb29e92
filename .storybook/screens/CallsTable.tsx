import type { PageCall } from '#mocks/pageCalls.ts'
import { RestartLink } from '../docs/RestartLink.tsx'
import { usePageTheme } from '../docs/useToolbarTheme.ts'
import { faultToGlobal } from '../faults/faultGlobal.ts'

/** The calls that a screen makes, each with a link to the story on which it fails. */
export function CallsTable({ calls, storyId }: { calls: readonly PageCall[]; storyId: string }) {
  const theme = usePageTheme()
  if (calls.length === 0) return <p>It makes none.</p>
  return (
    <table>
      <thead>
        <tr>
          <th>What</th>
          <th>Endpoint</th>
          <th>When</th>
          <th>If it fails</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ id, words, method, path, when }) => (
          <tr key={id}>
            <td>{words}</td>
            <td>
              <code>{`${method} ${path}`}</code>
            </td>
            <td>{when === 'load' ? 'While it loads' : 'On a press'}</td>
            <td>
              <RestartLink
                path={`story/${storyId}`}
                globals={{ theme, fault: faultToGlobal({ endpoint: id, kind: '503' }) }}
              >
                {when === 'load' ? 'Show a 503' : 'Set a 503'}
              </RestartLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
