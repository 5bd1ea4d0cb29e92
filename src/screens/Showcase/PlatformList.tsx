import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { platformNames, type Platform } from '#domain/platforms.ts'
import { Platforms } from './cardParts.ts'

/** The platforms on which a campaign ran. */
export function PlatformList({ platforms }: { platforms: readonly Platform[] }) {
  if (platforms.length === 0) return null
  return (
    <Platforms>
      {platforms.map((platform) => (
        <li key={platform}>
          <PlatformMark platform={platform} label={platformNames[platform]} />
        </li>
      ))}
    </Platforms>
  )
}
