import { expect, test, type Page } from '@playwright/test'

/*
 * The tables of props on the components' documentation pages, and the controls of their stories, as Storybook built them
 * from the doc comments.
 */

interface Prop {
  name: string
  isRequired: boolean
  type: string
  description: string
  default: string
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>
    loadStory: (story: { storyId: string }) => Promise<{
      argTypes: Record<
        string,
        {
          description?: string
          type?: { required?: boolean }
          table?: { disable?: boolean; type?: { summary?: string }; defaultValue?: { summary?: string } }
        }
      >
    }>
  }
}

/** The components' props and other args, each as in the first of its stories that has it. */
async function readProps(page: Page): Promise<Prop[]> {
  await page.goto('/iframe.html')
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow
    await preview.ready()
    const index = (await (await fetch('index.json')).json()) as {
      entries: Record<string, { id: string; title: string; type: string }>
    }
    const props = new Map<string, Prop>()
    for (const { id, title, type } of Object.values(index.entries)) {
      if (type !== 'story' || !title.startsWith('Components/')) continue
      const { argTypes } = await preview.loadStory({ storyId: id })
      for (const [name, { description = '', type, table = {} }] of Object.entries(argTypes)) {
        const key = `${title}: ${name}`
        if (table.disable === true || props.has(key)) continue
        props.set(key, {
          name: key,
          isRequired: type?.required === true,
          type: table.type?.summary ?? '',
          description,
          default: table.defaultValue?.summary ?? '',
        })
      }
    }
    return [...props.values()]
  })
}

test('every prop has a type and a description, and an optional one its default or the word none', async ({ page }) => {
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
})

test('a story that renders without args has no controls, and shows Interactions in their place', async ({ page }) => {
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })
  await page.goto('/?path=/story/components-actions-button--quiet')
  await expect(tab(/^Controls/)).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: /^as link$/i }).click()
  await expect(tab(/^Interactions/)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(/^Controls/)).toHaveCount(0)
  await page.getByRole('link', { name: /^quiet$/i }).click()
  await expect(tab(/^Controls/)).toHaveAttribute('aria-selected', 'true')
})
