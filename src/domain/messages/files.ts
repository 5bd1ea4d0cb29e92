import { percentText } from '../format.ts'
import { fileSize } from '../fileSize.ts'

/** 'PNG, JPG or PDF'. */
function oneOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last
}

/** What is said of files that a person hands over. */
export const fileText = {
  drop: (several: boolean) => (several ? 'Drop files here or ' : 'Drop a file here or '),
  choose: (several: boolean) => (several ? 'choose files' : 'choose a file'),
  /** 'PNG, JPG, PDF or MP4, up to 50 MB each'. */
  accepted: (kinds: readonly string[], maxBytes: number, several: boolean) =>
    `${oneOf(kinds)}, up to ${fileSize(maxBytes)}${several ? ' each' : ''}`,
  wrongKind: 'This kind of file is not accepted',
  tooLarge: (maxBytes: number) => `Larger than ${fileSize(maxBytes)}`,
  empty: 'This file is empty',
  /** Names the list of chosen files. */
  files: (label: string) => `${label}: files`,
  remove: (name: string) => `Remove ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  tryAgain: (name: string) => `Try again: ${name}`,
  sending: (name: string) => `Sending ${name}`,
  /** How far a file has come: '64%', or how much where its end is not known. */
  progress: (sent: number, total: number | null) =>
    total === null || total === 0 ? fileSize(sent) : percentText(Math.min(1, sent / total), 0),
  done: 'Sent',
  /** Told to screen readers when it happens. */
  added: (name: string) => `${name} chosen`,
  sent: (name: string) => `${name} sent`,
  failed: (name: string, why: string) => `${name}: ${why}`,
}
