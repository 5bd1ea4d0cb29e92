/** The server error page, and the details that it hands on to whoever can help. */
export const serverErrorText = {
  title: 'Something broke on the way',
  text: 'What you asked for could not be fetched. Try again; if it keeps happening, pass these details on to whoever can help.',
  retry: 'Try again',
  copy: 'Copy details',
  page: (path: string) => `Page: ${path}`,
  /** '2026-11-20 10:04:05 UTC'. */
  time: (at: Date) => `Time: ${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`,
  version: (version: string) => `Lightshelf ${version}`,
}
