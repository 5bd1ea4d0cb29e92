import { expect, it } from 'vitest'
import { quote } from './storySteps.ts'

it.each([
  ['Campaigns', '"Campaigns"'],
  ['What moved?', '"What moved?"'],
  [/^\d+ rows$/, '"… rows"'],
  [/^Loading: [\d,]+ of [\d,]+ rows$/, '"Loading: … of … rows"'],
  [/rows?$/, '"rows"'],
  [/\bfeed$/, '"feed"'],
  [/Lightshelf 0\.1\.0/, '"Lightshelf 0.1.0"'],
])('%s is %s in the name of a step', (text, name) => {
  expect(quote(text)).toBe(name)
})
