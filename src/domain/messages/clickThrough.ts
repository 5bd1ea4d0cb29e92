/** The way from an ad to its book (screens.md, Click-through). */
export const clickThroughText = {
  title: 'Taking you to the book…',
  looking: 'One moment, we are looking up where it is.',
  stillLoading: 'Still loading…',
  /** Around the host: 'The book is at books.example.' */
  at: { before: 'The book is at ', after: '.' },
  go: 'Go there now',
  home: 'Go to Home',
  unavailableTitle: 'This link cannot be followed here',
  unavailable: 'Links from ads to books are not available on this site. Ask whoever sent it for another one.',
}
