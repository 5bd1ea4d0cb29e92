/** Opens the home page afresh: after a crash, nothing in memory can be relied on. */
export const goHome = () => window.location.assign(import.meta.env.BASE_URL)
