import type { ComponentProps, ReactNode } from 'react'
import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks'
import title from './title.webp'
import titles from './titles.webp'
import './projectFile.css'

/** The project's own files that are pages here, by their names. */
const PAGES: Readonly<Record<string, string>> = {
  'README.md': '?path=/docs/project-readme--docs',
  'CONTRIBUTING.md': '?path=/docs/project-contributing--docs',
  'CHANGELOG.md': '?path=/docs/project-changelog--docs',
}

/** A Markdown file of the project as a page. */
export const ProjectFile = ({ text }: { text: string }) => (
  <div className="project-file">
    <Markdown options={{ overrides: { a: ProjectLink, img: Picture } }}>{text}</Markdown>
  </div>
)

/** A link to a file that is no page here is its name alone. */
function ProjectLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  const address = PAGES[href] ?? href
  return /^[?#]|^https:/.test(address) ? (
    <AnchorMdx href={address} target="_self">
      {children}
    </AnchorMdx>
  ) : (
    children
  )
}

/** README.md names them by their paths in the project. */
const PICTURES: Readonly<Record<string, string>> = {
  '.storybook/docs/titles.webp': titles,
  '.storybook/docs/title.webp': title,
}

const Picture = ({ alt, src = '' }: ComponentProps<'img'>) => (
  <img src={PICTURES[src]} alt={alt} width="800" height="500" />
)
