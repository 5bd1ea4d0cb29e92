import { configure } from '@testing-library/dom'

/** Generous, for busy machines: no test is about time. */
configure({ asyncUtilTimeout: 30_000 })
