import { untilReachable } from '../config/fetchDeployedBuild.ts'

/**
 * Reloads the page. Offline it does so once online again, as the browser would replace the app with its own error page.
 * A module of its own, because tests cannot replace `location.reload`.
 */
export const reloadPage = () => void untilReachable().then(() => window.location.reload())

/** Opens the home page afresh, once online: after a crash, nothing in memory can be relied on. */
export const goHome = () => void untilReachable().then(() => window.location.assign(import.meta.env.BASE_URL))
