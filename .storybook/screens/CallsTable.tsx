import { AnchorMdx } from '@storybook/addon-docs/blocks'
import type { PageName } from '#app/routing/paths.ts'
import { callsOf } from '#mocks/pageCalls.ts'
import { faultToGlobal } from '../faults/faultGlobal.ts'

/** The calls that a page makes, each with a link to the page on which it fails. */
export const CallsTable = ({ page, storyId }: { page: PageName; storyId: string }) => {
  const calls = callsOf(page)
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
              <AnchorMdx
                href={`?path=/story/${storyId}&globals=fault:${faultToGlobal({ endpoint: id, kind: '503' })}`}
                target="_self"
              >
                Show a 503
              </AnchorMdx>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
