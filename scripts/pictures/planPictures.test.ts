import { combineParameters } from 'storybook/preview-api'
import { describe, expect, it } from 'vitest'
import {
  COMPONENT_SNAPSHOTS,
  DEFAULT_SNAPSHOTS,
  NO_PHONE_SNAPSHOT,
  SCREEN_SNAPSHOTS,
} from '#components/lib/testing/snapshots.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { planPictures, planWebPictures, type Story } from './planPictures.ts'

const HEIGHTS = { 390: 844, 1440: 900 }

/** Of preview, meta and story. */
const merge = (...parameters: object[]): NonNullable<Story['chromatic']> =>
  combineParameters(...parameters).chromatic as NonNullable<Story['chromatic']>

const storyOf = (story: Partial<Story>): Story => ({
  id: 'a--b',
  title: 'A',
  name: 'B',
  file: './a.stories.tsx',
  ...story,
})
const files = (story: Partial<Story>) => planPictures(storyOf(story), HEIGHTS).map(({ file }) => file)

describe('planPictures', () => {
  it('shows a component in both themes', () => {
    expect(files({ chromatic: merge(COMPONENT_SNAPSHOTS) })).toEqual(['a--b/1440-dark.png', 'a--b/1440-light.png'])
  })

  it('shows a screen dark on a desktop and light on a phone', () => {
    const chromatic = merge(COMPONENT_SNAPSHOTS, SCREEN_SNAPSHOTS)
    expect(files({ chromatic })).toEqual(['a--b/1440-dark.png', 'a--b/390-light.png'])
  })

  it("shows a screen's Default in both themes on both", () => {
    const chromatic = merge(COMPONENT_SNAPSHOTS, SCREEN_SNAPSHOTS, DEFAULT_SNAPSHOTS)
    expect(files({ chromatic }).sort()).toEqual([
      'a--b/1440-dark.png',
      'a--b/1440-light.png',
      'a--b/390-dark.png',
      'a--b/390-light.png',
    ])
  })

  it('takes none of a story without snapshots', () => {
    expect(files({ chromatic: merge(COMPONENT_SNAPSHOTS, NO_SNAPSHOT) })).toEqual([])
  })

  it('shows a story at its own viewport', () => {
    const story = { chromatic: merge(COMPONENT_SNAPSHOTS), viewport: { width: 390, height: 844 } }
    expect(files(story)).toEqual(['a--b/390-dark.png', 'a--b/390-light.png'])
  })

  it('shows a story of one theme once', () => {
    expect(files({ chromatic: merge(COMPONENT_SNAPSHOTS), theme: 'light' })).toEqual(['a--b/1440-light.png'])
  })
})

describe('planWebPictures', () => {
  const SCREEN = merge(COMPONENT_SNAPSHOTS, SCREEN_SNAPSHOTS)
  const webFiles = (story: Partial<Story>) =>
    planWebPictures(storyOf({ title: 'Screens/A', chromatic: SCREEN, ...story }), HEIGHTS).map(({ file }) => file)

  it('shows a screen in both themes on a desktop and on a phone', () => {
    expect(webFiles({})).toEqual([
      'a--b/1440-dark.png',
      'a--b/1440-light.png',
      'a--b/390-dark.png',
      'a--b/390-light.png',
    ])
  })

  it('shows a screen only at the widths of its pictures', () => {
    const chromatic = merge(COMPONENT_SNAPSHOTS, SCREEN_SNAPSHOTS, NO_PHONE_SNAPSHOT)
    expect(webFiles({ chromatic })).toEqual(['a--b/1440-dark.png', 'a--b/1440-light.png'])
    expect(webFiles({ viewport: { width: 768, height: 1024 } })).toEqual(['a--b/768-dark.png', 'a--b/768-light.png'])
  })

  it('shows a screen of one theme in that only', () => {
    expect(webFiles({ theme: 'light' })).toEqual(['a--b/1440-light.png', 'a--b/390-light.png'])
  })

  it('shows neither components nor stories without snapshots', () => {
    expect(webFiles({ title: 'Components/A' })).toEqual([])
    expect(webFiles({ chromatic: merge(COMPONENT_SNAPSHOTS, NO_SNAPSHOT) })).toEqual([])
  })
})
