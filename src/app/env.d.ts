/** True only in the demo (`vite --mode demo`): a constant, so that a production build drops the mock world. */
declare const __DEMO__: boolean
