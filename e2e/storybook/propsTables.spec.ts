import { expect, test } from '@playwright/test'
import { readProps, type Prop } from './readProps.ts'

/*
 * The tables of props on the components' documentation pages, and the controls of their stories, as Storybook built them
 * from the doc comments.
 */

test('every prop has a type and a description, and an optional one its default or the word none', async ({ page }) => {
  await page.goto('/iframe.html')
  const props = await readProps(page)
  const namesOf = (isLacking: (prop: Prop) => boolean) => props.filter(isLacking).map(({ name }) => name)
  expect(props.length).toBeGreaterThan(400)
  expect({
    withoutType: namesOf(({ type }) => type === '' || type === 'any'),
    withoutDescription: namesOf(({ description }) => description === ''),
    withoutDefault: namesOf((prop) => !prop.isRequired && prop.default === ''),
    quotedNone: namesOf((prop) => prop.default === '"none"'),
  }).toEqual({ withoutType: [], withoutDescription: [], withoutDefault: [], quotedNone: [] })
})

test('a prop is set by the control of its type or value; elements have none', async ({ page }) => {
  await page.goto('/?path=/story/components-actions-button--quiet')
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })
  await expect(row('busy').getByRole('button', { name: 'Set boolean' })).toBeVisible()
  await expect(row('variant').getByRole('radio')).toHaveCount(4)
  await expect(row('children').getByRole('textbox')).toHaveValue('Export CSV')
  await expect(row('icon').getByRole('cell').last()).toHaveText('-')

  // A story that renders without args has none, and shows Interactions in their place.
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })
  await expect(tab(/^Controls/)).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: /^as link$/i }).click()
  await expect(tab(/^Interactions/)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(/^Controls/)).toHaveCount(0)
  await page.getByRole('link', { name: /^quiet$/i }).click()
  await expect(tab(/^Controls/)).toHaveAttribute('aria-selected', 'true')
})
