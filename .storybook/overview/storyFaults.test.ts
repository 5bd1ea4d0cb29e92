import { expect, it } from 'vitest'
import { readStoryFaults } from './storyFaults.ts'

it('reads the call that fails in a story, and how, whichever comes first', () => {
  const source = `
const meta = { title: 'Screens/Dashboard/Ads' }
export const Default: StoryObj = {}
export const BadRequest400 = failsWith(400, queryElad)
const inRating = failsIn('Rating', 500)
export const RatingFailsWithoutNetwork = inRating(
  'network',
  getEladRating,
  'Can’t reach the server',
)
export const Slow: StoryObj = { beforeEach: withHandlers(stalls(queryElad), fails(queryElcam, 503), fails(other, 503)) }
`
  expect(readStoryFaults(source)).toEqual({
    Default: [],
    BadRequest400: ['queryElad-400'],
    RatingFailsWithoutNetwork: ['getEladRating-network'],
    Slow: ['queryElcam-503'],
  })
})
