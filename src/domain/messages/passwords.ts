/** The pages of a forgotten password (screens.md, Login, forgot, reset). */
export const passwordsText = {
  forgot: {
    title: 'Forgot your password?',
    text: 'Type the e-mail address that you log in with. We send you a link to set a new password.',
    send: 'Send the link',
    sending: 'Sending',
    sentTitle: 'Look in your inbox',
    /** The same whether or not there is such a user. */
    sent: 'If that address is registered, we have sent a link.',
    sentNote: 'It can take a few minutes. Look among unwanted mail too.',
    another: 'Try another address',
    backToLogin: 'Back to log in',
    unavailable: 'A link to set a new password cannot be sent from here. Ask whoever looks after your account.',
  },
  reset: {
    title: 'Set a new password',
    text: 'It takes the place of the one you had.',
    password: 'New password',
    repeat: 'New password again',
    repeatRequired: 'Type the new password again',
    differ: 'The two passwords are not the same',
    save: 'Set password',
    saving: 'Setting password',
    unavailable: 'A new password cannot be set from here. Ask whoever looks after your account.',
  },
}
