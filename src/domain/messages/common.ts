/** Texts that any screen or component may use; what belongs to one area stands in that area's file. */
export const commonText = {
  back: 'Back',
  loading: 'Loading',
  close: 'Close',
  goHome: 'Go to Home',
  logout: 'Logout',
  tryLater: 'Please try again later.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  skipToContent: 'Skip to content',
}
