/** The id of every page's `<main>`, the target of the skip link. */
export const MAIN_ID = 'main'
