import { ENDPOINT_WORDS } from '#mocks/endpointWords.ts'
import { ENDPOINT_LIST, isEndpointId } from '#mocks/faults.ts'
import { callInWords, screenCalls } from './screenCalls.ts'

/** The calls that can fail in a story: those of its screen, then all others. */
export function callGroups(storyTitle: string) {
  const onScreen = screenCalls(storyTitle).map((call) => ({ id: call.id, words: callInWords(call) }))
  const others = ENDPOINT_LIST.map(({ id }) => id)
    .filter(isEndpointId)
    .filter((id) => !onScreen.some((call) => call.id === id))
    .map((id) => ({ id, words: ENDPOINT_WORDS[id] }))
  return [
    { label: 'This screen', calls: onScreen },
    { label: onScreen.length === 0 ? 'All calls' : 'Other calls', calls: others },
  ].filter(({ calls }) => calls.length > 0)
}
