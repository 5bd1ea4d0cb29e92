import { fullNumber } from '#domain/format.ts'
import type { Progress } from '#domain/loadable.ts'

/** What components say of themselves while something loads, changes or goes wrong; what failed is told by failures.ts. */
export const feedbackText = {
  loading: 'Loading',
  stillLoading: 'Still loading…',
  updating: 'Updating',
  cancel: 'Cancel',
  continue: 'Continue',
  tryAgain: 'Try again',
  /** The same while a retry is already planned. */
  tryNow: 'Try now',
  back: 'Back',
  /** Names the close button of one notification. */
  closeOf: (title: string) => `Close: ${title}`,
  retrying: ({ attempt, of }: { attempt: number; of: number }) => `Retrying ${attempt} of ${of}`,
  nextTryIn: (seconds: number) => (seconds > 0 ? `next try in ${seconds} s` : 'trying now'),
  /** '1,024 of 3,000', or '1,024 so far' before the total is known. */
  progress: ({ loaded, total }: Progress) =>
    total === null ? `${fullNumber(loaded)} so far` : `${fullNumber(loaded)} of ${fullNumber(total)}`,
  loadStopped: 'Loading was stopped',
  /** A list whose reading was stopped before its end. */
  onlyFirst: (progress: Progress | null) =>
    progress?.total == null
      ? 'Only the first part is here'
      : `Only the first ${feedbackText.progress(progress)} are here`,
  offline: 'You are offline',
  offlineNote: 'What you see may be out of date. It will refresh when you are back.',
  notifications: 'Notifications',
  /** Told before a notification's title, where only its icon shows the variant. */
  variant: { default: '', success: 'Success:', warning: 'Warning:', error: 'Error:', info: '' },
}

/** What the data marks say in words: shapes and arrows alone tell a screen reader nothing. */
export const markText = {
  up: 'up',
  down: 'down',
  unchanged: 'unchanged',
  new: 'new',
  gone: 'gone',
  more: (count: number) => `+${count}`,
}
