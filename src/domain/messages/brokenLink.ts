/** A link that leads nowhere (visual.md, screen 11), by what kind of link it was. */
export const brokenLinkText = {
  title: 'This link is broken',
  any: 'It pointed to a title or ad that is no longer there. Ask whoever sent it for a new one.',
  click: 'The book it led to is no longer there. Ask whoever sent it for a new one.',
  password: 'Links to set a new password work once, and not for long. Ask for a new one.',
  newLink: 'Ask for a new link',
}
