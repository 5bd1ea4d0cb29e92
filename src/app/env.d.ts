/** True only in the demo (`vite --mode demo`): a constant, so that a production build drops the mock world. */
declare const __DEMO__: boolean

interface Window {
  /** Errors and rejections from before the first module ran (public/theme.js); absent in stories and tests. */
  __earlyErrors?: { events: readonly Event[]; stop: () => void }
}
