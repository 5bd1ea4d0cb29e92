import { createContext } from 'react'

/** Whether single keys are shortcuts: who dictates can turn them off, as what is said would press them (WCAG 2.1.4). */
export const SingleKeysContext = createContext(true)
