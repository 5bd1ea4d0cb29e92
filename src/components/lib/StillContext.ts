import { createContext } from 'react'

/**
 * True where nothing may change just because time passes: countdowns show their first value, and notes that would
 * disappear stay. For tests and pictures; endless animations stop with it by base.css.
 */
export const StillContext = createContext(false)
