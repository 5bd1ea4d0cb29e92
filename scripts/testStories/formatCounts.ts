/** What the runner checked in one story (.storybook/test-runner.ts writes it): whether it has a play, rules of axe run. */
interface StoryCount {
  hasPlay: boolean
  dark: number
  light: number
}

/** Adds up what the runner checked, from one line of JSON a story, so that a quicker run cannot check less unseen. */
export function formatCounts(lines: string): string {
  const counts = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StoryCount)
  const sum = (of: (count: StoryCount) => number) =>
    counts.reduce((total, count) => total + of(count), 0).toLocaleString('en')
  return `${counts.length.toLocaleString('en')} stories checked, ${sum(({ hasPlay }) => Number(hasPlay))} with a play; axe ran ${sum(({ dark }) => dark)} rules in the dark theme and ${sum(({ light }) => light)} in the light one.`
}
