import { waitToRetry } from '#api/waitToRetry.ts'

/** Opens the home page afresh, once online: after a crash, nothing in memory can be relied on. */
export const goHome = () =>
  void waitToRetry(0, new AbortController().signal).then(() => window.location.assign(import.meta.env.BASE_URL))
