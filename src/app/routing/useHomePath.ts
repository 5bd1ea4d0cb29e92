import { HOME_PATH } from '#domain/inAppPath.ts'
import { useSessionState } from '#session/SessionContext.tsx'

/** Home path: the dashboard if signed in, else the start page. */
export const useHomePath = (): string => (useSessionState().status === 'signed-in' ? HOME_PATH : '/')
