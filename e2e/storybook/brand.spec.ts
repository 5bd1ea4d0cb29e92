import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { contrast } from '#components/theme/cssColor.ts'
import { tokenValue } from '#components/theme/tokens.ts'

/* Storybook in our fonts and colours, its page for an address without a story, and the tokens to take away. */

const TOKENS = 'foundations-tokens--colours'
const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const sidebar = (page: Page) => page.getByRole('navigation')

/** Colours of an element's text and of what it stands on, as '#rrggbb', and its font. */
async function readStyle(page: Page, selector: string) {
  return page.locator(selector).first().evaluate((element) => {
    const toHex = (rgb: string) =>
      `#${(rgb.match(/\d+/g) ?? []).slice(0, 3).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
    let ground: Element | null = element
    while (ground !== null && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement
    const { color, fontFamily } = getComputedStyle(element)
    return { text: toHex(color), ground: toHex(getComputedStyle(ground ?? element).backgroundColor), fontFamily }
  })
}
