import { createContext, use } from 'react'
import { platformNames, type PlatformNames } from '#domain/platforms.ts'

/** Names of the platforms: the server's, where it gives them, else ours. */
export const PlatformNamesContext = createContext<PlatformNames>(platformNames)

export const usePlatformNames = (): PlatformNames => use(PlatformNamesContext)
