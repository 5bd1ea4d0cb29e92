import type { Loadable } from '../loadable.ts'

/** A fully loaded resource, for tests. */
export function testLoadable<Data>(data: Data | undefined, changes: Partial<Loadable<Data>> = {}): Loadable<Data> {
  return {
    data,
    isComplete: data !== undefined,
    loading: false,
    progress: null,
    failure: null,
    unreadRows: 0,
    retrying: null,
    cancelled: false,
    retry: () => undefined,
    cancel: () => undefined,
    ...changes,
  }
}
