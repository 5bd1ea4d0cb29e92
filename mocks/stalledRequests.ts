/** Header by which stories tell their requests apart. */
export const REQUEST_NUMBER = 'x-story-request'

/** Numbers of the requests that are never answered. */
export const stalledRequests = new Set<string>()

/** Called by a handler that never answers, so that nothing waits for its request. */
export function neverAnswers({ headers }: Request): void {
  const number = headers.get(REQUEST_NUMBER)
  if (number !== null) stalledRequests.add(number)
}
