import { untilReachable } from '../config/fetchDeployedBuild.ts'

/** Opens the home page afresh, once online: after a crash, nothing in memory can be relied on. */
export const goHome = () => void untilReachable().then(() => window.location.assign(import.meta.env.BASE_URL))
