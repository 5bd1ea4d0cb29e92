import { dedupeMessages } from '../dedupeMessages.ts'
import { formatNumber } from '../format.ts'
import { formatFileSize } from '../formatFileSize.ts'
import { shortName } from '../text/shortenText.ts'

const files = (count: number) => `${formatNumber(count)} ${count === 1 ? 'file' : 'files'}`

/** The dialog for sending artwork. */
export const materialText = {
  heading: 'Send artwork',
  title: (name: string, author: string | null) =>
    author === null ? shortName(name) : `${shortName(name)}, ${shortName(author)}`,
  forTitle: 'Title',
  chooseTitle: 'Choose a title',
  titlesFailureNoun: 'your titles',
  chooseTitleFirst: 'Choose a title first',
  files: 'Artwork files',
  kind: 'Artwork type',
  notSure: 'Not sure',
  ad: 'For ad',
  anyAd: 'Any',
  message: 'Message',
  addFileFirst: 'Add a file first',
  cancel: 'Cancel',
  stop: 'Stop sending',
  sendFiles: (count: number) => (count === 0 ? 'Send' : `Send ${files(count)}`),
  sendAgain: (count: number) => `Try again: ${files(count)}`,
  sending: (count: number) => `Sending ${files(count)}`,
  stopped: 'Stopped. Only files marked Sent were sent.',
  failed: (count: number) => `Couldn’t send ${files(count)}`,
  /** Files whose upload ended after the last byte, before the server's answer. */
  unconfirmed: (count: number) => `We don’t know whether ${files(count)} arrived`,
  checkFirst: 'Check before you send again.',
  /** Why a file couldn't be sent. */
  why: (title: string, details: readonly string[]) =>
    [title, ...dedupeMessages(details, [title]).slice(0, 1)].join(': '),
  changed: (name: string) => `${name} has changed since you chose it. Choose it again.`,
  /** Why a file of a size that the app accepts was too large for the server. */
  serverLimit: (maxBytes: number) => `it takes less than the ${formatFileSize(maxBytes)} that are allowed here`,
  mayBeTooLarge: 'it may refuse a file of this size',
  sent: (count: number) => `${files(count)} sent`,
  sentTo: (title: string, names: readonly string[]) => `For ${shortName(title)}: ${names.join(', ')}`,
  done: 'Done',
  sentBefore: 'Sent from this device',
  /** The server has no list of what was sent. */
  remembered: (days: number) => `Only this browser remembers these files, for ${days} days`,
} as const
