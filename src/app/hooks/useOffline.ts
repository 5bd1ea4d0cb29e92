import { useSyncExternalStore } from 'react'
import { isOffline, subscribeToConnection } from '#api/connection.ts'

/** Whether the app is offline: a call got no answer, and the browser reports that there is no network. */
export const useOffline = () => useSyncExternalStore(subscribeToConnection, isOffline)
