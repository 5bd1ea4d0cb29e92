import { RestartLink } from './RestartLink.tsx'
import { usePageTheme } from './useToolbarTheme.ts'
import component from './component.webp'
import failure from './failure.webp'
import titles from './titles.webp'

const DOORS = [
  {
    path: 'docs/screens-titles--all-states',
    globals: {},
    picture: titles,
    title: 'A screen',
    text: 'Titles: all its states on one page',
  },
  {
    path: 'docs/components-charts-trendchart--docs',
    globals: {},
    picture: component,
    title: 'A component',
    text: 'TrendChart: what it is for, its props and its code',
  },
  {
    path: 'story/screens-ad-details--default',
    globals: { fault: 'getEladRating-500' },
    picture: failure,
    title: 'A failure',
    text: 'Ad details: only its rating can’t be loaded',
  },
]

/** Three ways into Storybook, each with a picture. */
export function Doors() {
  const theme = usePageTheme()
  return (
    <ul className="tiles sb-unstyled">
      {DOORS.map(({ path, globals, picture, title, text }) => (
        <li key={title}>
          <RestartLink path={path} globals={{ theme, ...globals }}>
            <img className="story-picture" src={picture} width="640" height="400" alt="" />
            {title}
          </RestartLink>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
