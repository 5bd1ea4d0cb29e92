import fc from 'fast-check'

/** `npm test` tries the same examples in each run, so that it takes the same time; `npm run test:all` tries others. */
if (process.env.TEST_ALL === undefined) fc.configureGlobal({ seed: 44 })
