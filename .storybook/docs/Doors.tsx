import { NO_FAULT } from '../faults/faultGlobal.ts'
import { usePageTheme } from './useToolbarTheme.ts'
import component from './component.webp'
import failure from './failure.webp'
import titles from './titles.webp'
import './doors.css'

const DOORS = [
  {
    href: './?path=/docs/screens-titles--all-states',
    fault: NO_FAULT,
    picture: titles,
    title: 'A screen',
    text: 'Titles: all its states on one page',
  },
  {
    href: './?path=/docs/components-charts-trendchart--docs',
    fault: NO_FAULT,
    picture: component,
    title: 'A component',
    text: 'TrendChart: what it is for, its props and its code',
  },
  {
    href: './?path=/story/screens-ad-details--default',
    fault: 'getEladRating-500',
    picture: failure,
    title: 'A failure',
    text: 'Ad details: only its rating can’t be loaded',
  },
]

/** Three ways into Storybook, each with a picture. */
export function Doors() {
  const theme = usePageTheme()
  return (
    <ul className="doors sb-unstyled">
      {DOORS.map(({ href, fault, picture, title, text }) => (
        <li key={title}>
          {/* From the start: Storybook reads globals in its address only then. */}
          <a href={`${href}&globals=theme:${theme};fault:${fault}`} target="_top">
            <img className="story-picture" src={picture} width="640" height="400" alt="" />
            {title}
          </a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
