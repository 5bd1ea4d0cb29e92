/** One call that is made to fail, both by their ids. */
export interface DemoFault {
  endpoint: string
  fault: string
}

/** What the mock world of the demo lets the developer panel do; main.tsx hands it on (mocks/browser.ts has it). */
export interface DemoControls {
  /** Who may sign in: user name, and the words for the list. */
  people: readonly { userName: string; label: string }[]
  endpoints: readonly { id: string; label: string }[]
  kinds: readonly { id: string; label: string }[]
  faults: () => readonly DemoFault[]
  /** Replaces all faults by these; they outlive a reload. */
  setFaults: (faults: readonly DemoFault[]) => void
  /** Forgets what the world was told. */
  reset: () => void
}
