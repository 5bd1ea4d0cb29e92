import { foldText } from '#domain/foldText.ts'
import { ENDPOINT_WORDS } from '#mocks/endpointWords.ts'
import { ENDPOINT_LIST, isEndpointId } from '#mocks/faults.ts'
import type { PageCall } from '#mocks/pageCalls.ts'
import type { EndpointId } from '#api/testing/allEndpoints.ts'
import { screenCalls } from './screenCalls.ts'

/** A call that can be made to fail. */
interface CallChoice {
  id: EndpointId
  words: string
  /** Its name in the code, method and path, and whether the screen makes it on a press only. */
  detail: string
}

/**
 * The calls to choose from for a story: those of its screen, then all others.
 * @param query leaves calls with each of its words, and those whose name or path it is part of
 */
export function callGroups(storyTitle: string, query: string) {
  const onScreen = screenCalls(storyTitle).map(({ when, ...call }) => toChoice(call, when === 'press'))
  const ids = new Set<string>(onScreen.map(({ id }) => id))
  const others = ENDPOINT_LIST.flatMap(({ id, method, path }) =>
    isEndpointId(id) && !ids.has(id) ? [toChoice({ id, method, path }, false)] : [],
  )
  const searched = foldText(query)
  const isFound = ({ words, detail }: CallChoice) =>
    searched.split(/\s+/).every((word) => foldText(words).includes(word)) || foldText(detail).includes(searched)
  return [
    { label: 'This screen', calls: onScreen.filter(isFound) },
    { label: onScreen.length === 0 ? 'All calls' : 'Other calls', calls: others.filter(isFound) },
  ].filter(({ calls }) => calls.length > 0)
}

const toChoice = ({ id, method, path }: Pick<PageCall, 'id' | 'method' | 'path'>, isOnPress: boolean): CallChoice => ({
  id,
  words: ENDPOINT_WORDS[id],
  detail: `${isOnPress ? 'On a press · ' : ''}${id} · ${method} ${path.replace('/api/v1/acc/{vert_id}', '…')}`,
})
