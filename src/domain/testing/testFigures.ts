import { NO_FIGURES, type PlatformFigures } from '../metrics.ts'
import { byPlatform } from '../platforms.ts'

/** The figures of platforms that are not in use, to begin with in tests. */
export const NO_PLATFORM_FIGURES: PlatformFigures = byPlatform(() => NO_FIGURES)
