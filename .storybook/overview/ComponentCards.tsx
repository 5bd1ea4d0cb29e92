import { groupBy } from 'es-toolkit'
import { Children, type ReactNode } from 'react'
import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks'
import { useIndex, type IndexEntry } from '../docs/readIndex.ts'
import { LiveStory } from './LiveStory.tsx'
import './overview.css'

/** Every component by its room, each by its first story. */
export function AllComponents() {
  const index = useIndex()
  const pages = index.filter(({ title, type }) => type === 'docs' && title.startsWith('Components/'))
  const rooms = groupBy(pages, ({ title }) => title.split('/')[1] ?? '')
  return Object.entries(rooms).map(([room, components]) => (
    <section key={room}>
      <Heading>{room}</Heading>
      <Cards>
        {components.map((page) => (
          <Card key={page.id} page={page} index={index} />
        ))}
      </Cards>
    </section>
  ))
}

/** Components side by side, below each other where there is no room. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <ul className="components sb-unstyled">
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </ul>
)

interface ChoiceProps {
  /** A component, by its name in the sidebar. */
  of: string
  /** One of its stories, by its name there; by default its first. */
  story?: string
  children: ReactNode
}

/** A component with the reason to choose it. */
export function Choice({ of, story, children }: ChoiceProps) {
  const index = useIndex()
  const page = index.find(
    ({ title, type }) => type === 'docs' && title.startsWith('Components/') && title.endsWith(`/${of}`),
  )
  if (page === undefined) return null
  return (
    <Card page={page} index={index} story={story}>
      {children}
    </Card>
  )
}

interface CardProps {
  page: IndexEntry
  index: readonly IndexEntry[]
  story?: string | undefined
  children?: ReactNode
}

/** A component's name, which opens its page, and one of its stories, live. */
function Card({ page, index, story, children }: CardProps) {
  const shown = index.find(
    ({ title, name, type }) => type === 'story' && title === page.title && (story === undefined || story === name),
  )
  return (
    <>
      <AnchorMdx href={`./?path=/docs/${page.id}`} target="_self">
        {page.title.replace(/^.*\//, '')}
      </AnchorMdx>
      {children !== undefined && <p>{children}</p>}
      {shown !== undefined && <LiveStory id={shown.id} />}
    </>
  )
}
