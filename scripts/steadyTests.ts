import { configure } from '@testing-library/dom'
import fc from 'fast-check'

/* Unit tests give the same result on any machine and, in `npm test`, in any run. */

configure({
  // Generous, for busy machines: no test is about time.
  asyncUtilTimeout: 30_000,
  // Leaves out the page's markup: it would be serialised on every attempt while a test waits.
  getElementError: (message) =>
    Object.assign(new Error(message ?? 'Not found'), { name: 'TestingLibraryElementError' }),
})

/** The same examples of properties in each run, so that it takes the same time; `npm run test:all` tries others. */
if (process.env.TEST_ALL === undefined) fc.configureGlobal({ seed: 44 })
