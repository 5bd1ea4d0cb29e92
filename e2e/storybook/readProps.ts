import type { Page } from '@playwright/test'

/** A prop in a table of a documentation page. */
export interface Prop {
  /** 'Components/Actions/Button: busy'. */
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

/** Reads the props of components and screens and other args from any open page, each as in the first of its stories that has it. */
export async function readProps(page: Page): Promise<Prop[]> {
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow
    await preview.ready()
    const index = (await (await fetch('index.json')).json()) as {
      entries: Record<string, { id: string; title: string; type: string }>
    }
    const props = new Map<string, Prop>()
    for (const { id, title, type } of Object.values(index.entries)) {
      if (type !== 'story' || !/^(Components|Screens)\//.test(title)) continue
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
