import { safeStorage } from './safeStorage.ts'

const KEY = 'lightshelf.signing-in'
const tabStorage = safeStorage(() => window.sessionStorage)

/**
 * Whether this tab has signed in but not loaded the user and accounts yet, also before a reload of the page: the login
 * page then goes on into the app instead of offering it.
 */
export const unfinishedSignIn = {
  isMarked: (): boolean => tabStorage.get(KEY) !== null,
  mark: () => tabStorage.set(KEY, '1'),
  clear: () => tabStorage.remove(KEY),
}
