/** The way to whoever can help. */
export const helpText = {
  centre: 'Help centre',
}
