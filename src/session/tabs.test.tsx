import { afterEach, expect, it, vi } from 'vitest'
import { connectTabs, type TabSignal } from './tabs.ts'

const SIGNAL: TabSignal = {
  kind: 'signed-in',
  signInId: 'id1',
  userName: 'imogen@harbourvale.example',
  accountId: 'quill',
  masquerade: false,
}

afterEach(() => vi.unstubAllGlobals())

it('a signal reaches the other tabs whole, and not its own', async () => {
  const [one, two] = [connectTabs(), connectTabs()]
  const [own, other] = [vi.fn(), vi.fn()]
  const stops = [one.listen(own), two.listen(other)]
  one.broadcast(SIGNAL)
  await expect.poll(() => other.mock.calls).toEqual([[SIGNAL]])
  expect(own).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})

it('a tab of an earlier version sends less, and anything else is ignored', async () => {
  const heard = vi.fn()
  const stop = connectTabs().listen(heard)
  const channel = new BroadcastChannel('lightshelf.session')
  for (const message of [
    null,
    'signed-out',
    { kind: 'other' },
    { kind: 'signed-out' },
    { kind: 'signed-in', accountId: 7 },
  ])
    channel.postMessage(message)
  await expect
    .poll(() => heard.mock.calls)
    .toEqual([
      [{ kind: 'signed-out', signInId: '' }],
      [{ kind: 'signed-in', signInId: '', userName: '', accountId: null, masquerade: false }],
    ])
  stop()
  channel.close()
})

it.each([
  ['is missing', undefined],
  [
    'is blocked',
    function () {
      throw new DOMException('blocked', 'SecurityError')
    },
  ],
])('nothing throws where BroadcastChannel %s', (_case, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  const tabs = connectTabs()
  const stop = tabs.listen(() => undefined)
  expect(() => tabs.broadcast(SIGNAL)).not.toThrow()
  stop()
})
