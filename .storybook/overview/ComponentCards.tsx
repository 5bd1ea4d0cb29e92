import { groupBy } from 'es-toolkit'
import { Children, type ReactNode } from 'react'
import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks'
import { componentPages, useIndex } from '../docs/readIndex.ts'
import { LiveStory } from './LiveStory.tsx'
import './overview.css'

/** Every component by its room, each by its first story. */
export function AllComponents() {
  const index = useIndex()
  const rooms = groupBy(componentPages(index), ({ title }) => title.split('/')[1] ?? '')
  return Object.entries(rooms).map(([room, components]) => (
    <section key={room}>
      <Heading>{room}</Heading>
      <Cards>
        {components.map((page) => (
          <Card key={page.id} page={page} />
        ))}
      </Cards>
    </section>
  ))
}

/** Components side by side, below each other where there is no room. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <ul className="tiles components sb-unstyled">
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
  const page = componentPages(useIndex()).find(({ name }) => name === of)
  if (page === undefined) return null
  return (
    <Card page={page} story={story}>
      {children}
    </Card>
  )
}

interface CardProps {
  page: ReturnType<typeof componentPages>[number]
  story?: string | undefined
  children?: ReactNode
}

/** A component's name, which opens its page, and one of its stories, live. */
function Card({ page, story, children }: CardProps) {
  const shown = useIndex().find(
    ({ title, name, type }) => type === 'story' && title === page.title && (story === undefined || story === name),
  )
  return (
    <>
      <AnchorMdx href={`./?path=/docs/${page.id}`} target="_self">
        {page.name}
      </AnchorMdx>
      {children !== undefined && <p>{children}</p>}
      {shown !== undefined && <LiveStory id={shown.id} />}
    </>
  )
}
