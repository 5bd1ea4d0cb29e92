import type { Requests } from './requests.ts'

/** A function that creates one value for each session and account (which have their own `Requests`) and keeps it. */
export function perSession<T>(create: () => T): (requests: Requests) => T {
  const values = new WeakMap<Requests, { value: T }>()
  return (requests) => {
    const known = values.get(requests) ?? { value: create() }
    values.set(requests, known)
    return known.value
  }
}
