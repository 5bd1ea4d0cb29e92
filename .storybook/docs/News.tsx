import { Markdown } from '@storybook/addon-docs/blocks'
import changelog from '../../CHANGELOG.md?raw'

/** How many of the changelog's entries are news. */
const COUNT = 4

/** The newest entries of the changelog, which stand first. */
export const News = () => (
  <Markdown>
    {changelog
      .split(/^(?=- )/m)
      .slice(1, COUNT + 1)
      .join('')}
  </Markdown>
)
