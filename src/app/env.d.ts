/** True only in the demo (`vite --mode demo`). A constant, so that production builds leave out the mock world. */
declare const __DEMO__: boolean

/** Version and commit of the build; read it from config/build.ts. */
declare const __BUILD__: { version: string; commit: string }

interface Window {
  /** Errors and rejections before the first module ran (public/theme.js); undefined in stories and tests. */
  __earlyErrors?: { events: readonly Event[]; stop: () => void }
  /** Token of the reset link that the page was opened with (public/theme.js); read it by routing/resetToken.ts. */
  __resetToken?: string
}
