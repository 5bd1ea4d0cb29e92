/** The Login page (spec section 2; behaviour.md, Session). */
export const loginText = {
  tagline: 'Bring your books into the light',
  prompt: 'Log in to get started',
  email: 'Email Address',
  password: 'Password',
  forgot: 'Forgot password?',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  /** The sentence around the link to the showcase. */
  looking: { before: 'Just looking? See the ', link: 'latest showcase', after: '.' },
  already: 'Looks like you are already logged in',
  passwordChanged: 'Your password is changed. Sign in with the new one.',
  cookiesBlocked: 'Cookies are blocked in this browser. Allow them for this site, then sign in.',
}
