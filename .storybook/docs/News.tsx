import { Markdown } from '@storybook/addon-docs/blocks'
import changelog from '../../CHANGELOG.md?raw'

/** How many entries are shown. */
const COUNT = 4

/** The newest entries of the changelog on Storybook, whose visitors read them. */
export const News = () => (
  <Markdown>
    {changelog
      .split(/^(?=- )/m)
      .filter((entry) => entry.startsWith('- Storybook: '))
      .slice(0, COUNT)
      .map((entry) => entry.replace(/Storybook: ./, (start) => start.slice(-1).toUpperCase()))
      .join('')}
  </Markdown>
)
