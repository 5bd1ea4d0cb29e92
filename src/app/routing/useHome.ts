import { HOME_PATH } from '#domain/inAppPath.ts'
import { useSessionState } from '../session/SessionContext.tsx'

/** Where "home" is: the dashboard for the signed in, the start for a visitor. */
export const useHome = (): string => (useSessionState().status === 'signed-in' ? HOME_PATH : '/')
