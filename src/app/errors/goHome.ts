import { whenVisibleAndOnline } from '../data/retries.ts'

/** Opens the home page afresh, once online: after a crash, nothing in memory can be relied on. */
export const goHome = () => void whenVisibleAndOnline(() => window.location.assign(import.meta.env.BASE_URL))
