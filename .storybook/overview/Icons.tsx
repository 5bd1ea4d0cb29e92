import * as icons from 'virtual:icons'
import { CopyButton } from '#components/actions/CopyButton/CopyButton.tsx'
import './overview.css'

/** Every icon that the app imports, with its name to copy. */
export const Icons = () => (
  <ul className="tiles icons sb-unstyled">
    {Object.entries(icons).map(([name, Icon]) => (
      <li key={name}>
        <Icon size={24} strokeWidth={1.5} aria-hidden />
        <CopyButton text={name} label={name} variant="ghost" size="s" />
      </li>
    ))}
  </ul>
)
