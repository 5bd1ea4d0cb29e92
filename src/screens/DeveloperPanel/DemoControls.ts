/** A fault set for one endpoint, both by id. */
export interface DemoFault {
  endpoint: string
  fault: string
}

/** Controls of the demo's mock world, implemented in mocks/browser.ts and passed on by main.tsx. */
export interface DemoControls {
  /** Users who can sign in, with their labels for the list. */
  users: readonly { userName: string; label: string }[]
  endpoints: readonly { id: string; label: string }[]
  kinds: readonly { id: string; label: string }[]
  faults: () => readonly DemoFault[]
  /** Replaces all faults. They survive a reload. */
  setFaults: (faults: readonly DemoFault[]) => void
  /** Discards all changes to the mock world. */
  reset: () => void
}
