import { storyNameFromExport } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { addScreen, nameStory, removeScreen } from './nameStory.ts'

const NAMES = [
  ['Default', 'Default'],
  ['LongText', 'Long text'],
  ['OrderOnASmallScreen', 'Order on a small screen'],
  ['ValidationError422', '422 Validation error'],
  ['NotFound404', '404 Not found'],
  ['SwitchUnauthorized401', '401 Switch unauthorized'],
  ['RatingFails500', 'Rating fails with 500'],
  ['ReportOfCampaignsByMonthFails500', 'Report of campaigns by month fails with 500'],
  ['NamesFail422', 'Names fail with 422'],
  ['NamesFailWithAnotherStatus', 'Names fail with another status'],
  ['Tablet', 'At 768'],
  ['StripTablet', 'Strip at 768'],
  ['LongTextMobile', 'Long text, mobile'],
  ['MobileTable', 'Mobile table'],
  ['LightboxLight', 'Lightbox, light'],
  ['InTheLight', 'In the light'],
  ['CtrByDay', 'CTR by day'],
  ['TokenNotJwt', 'Token not JWT'],
  ['StaffById', 'Staff by ID'],
  ['ItemClosedByEscape', 'Item closed by Escape'],
  ['EscapeTwice', 'Escape twice'],
  ['ClickThrough', 'Click-through'],
] as const

describe('a story’s name', () => {
  it.each(NAMES)('of %s is “%s”', (exportName, name) => {
    expect(nameStory(storyNameFromExport(exportName))).toBe(name)
  })

  it.each(NAMES)('of %s stays “%s” when it is named again', (_, name) => {
    expect(nameStory(name)).toBe(name)
  })
})

describe('a story’s name in the index', () => {
  it.each([
    ['Screens/Public/Login', '422 Validation error', 'Login: 422 Validation error'],
    ['Screens/Dashboard/Ad details/At work', 'Default', 'Ad details: Default'],
    ['Components/Feedback/PanelError', '422 Validation error', '422 Validation error'],
  ])('of %s, %s, is “%s”, and without its screen in the sidebar', (title, name, inIndex) => {
    expect(addScreen(title, name)).toBe(inIndex)
    expect(removeScreen(title, inIndex)).toBe(name)
  })
})
