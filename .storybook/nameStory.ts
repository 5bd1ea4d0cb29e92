/** Words that keep their capitals: abbreviations, and keys of the keyboard. */
const KEPT_WORDS = ['Alt', 'CSV', 'CTR', 'Escape', 'ID', 'JWT', 'URL']

const keptWords = new Map(KEPT_WORDS.map((word) => [word.toLowerCase(), word]))

/** What is said in another way than by the words of an export, in order. */
const REWORDINGS: readonly [RegExp, string][] = [
  [/\btablet$/, 'at 768'],
  [/\bclick through\b/, 'click-through'],
  [/(?<!,|\bthe) (mobile|light)$/, ', $1'],
  [/\b(fails?) (\d{3})$/, '$1 with $2'],
  // What a search for a status should find first begins with it.
  [/^(.+)(?<!\b(?:at|with)) (\d{3})$/, '$2 $1'],
]

/**
 * Turns Storybook's name of a story, "Validation Error 422", into sentence case: "422 Validation error". Leaves a name
 * that is in sentence case as it is.
 */
export function nameStory(name: string): string {
  const words = name
    .split(' ')
    .map((word) => word.toLowerCase())
    .map((word) => keptWords.get(word) ?? word)
  return REWORDINGS.reduce((text, [words, rewording]) => text.replace(words, rewording), words.join(' ')).replace(
    /\p{L}/u,
    (letter) => letter.toUpperCase(),
  )
}

/** "Ads: " for the stories of 'Screens/Dashboard/Ads/At work', whose names alone are those of every screen; else nothing. */
function screenOf(title: string): string {
  const [room, , screen = ''] = title.split('/')
  return room === 'Screens' ? `${screen}: ` : ''
}

/** A story's name in the index, where search reads it: a screen's has the screen in front. */
export const addScreen = (title: string, name: string): string => screenOf(title) + name

/** A story's name in the sidebar, below its title. */
export const removeScreen = (title: string, name: string): string =>
  name.startsWith(screenOf(title)) ? name.slice(screenOf(title).length) : name
