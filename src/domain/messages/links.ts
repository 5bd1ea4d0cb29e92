/** What links say of themselves beside their words. */
export const linkText = {
  /** Follows a link's words, for screen readers: its arrow is seen only. */
  newTab: ' (opens in a new tab)',
}
