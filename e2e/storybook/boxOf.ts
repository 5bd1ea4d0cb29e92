import type { Locator } from '@playwright/test'

/** Where an element is on the page. Throws if it is not visible. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not visible')
  return box
}
